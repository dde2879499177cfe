import { toPaise } from './round.ts'

export interface Appliance {
  name: string
  watts: number
  count: number
  hoursADay: number
  daysAMonth: number
}

export interface PricedAppliance extends Appliance {
  unitsAMonth: number
  paiseAMonth: number | null
}

/** Each at what one more unit costs on this bill: that is what switching it off would save first. */
export function priceAppliances(appliances: Appliance[], marginalPaisePerUnit: number | null): PricedAppliance[] {
  return appliances.map((appliance) => {
    const unitsAMonth = unitsOfAppliance(appliance)
    return {
      ...appliance,
      unitsAMonth,
      paiseAMonth: marginalPaisePerUnit === null ? null : toPaise(unitsAMonth * marginalPaisePerUnit),
    }
  })
}

export function unitsOfAppliance({ watts, count, hoursADay, daysAMonth }: Appliance): number {
  return (watts * count * hoursADay * daysAMonth) / 1000
}
