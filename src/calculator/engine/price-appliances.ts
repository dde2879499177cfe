export interface Appliance {
  name: string
  watts: number
  count: number
  hoursADay: number
  daysAMonth: number
}

export interface PricedAppliance extends Appliance {
  unitsAMonth: number
  /** Of the bill, by units: all shares together are the bill. */
  sharePaise: number | null
  /** By how much the bill would be less without it: more than its share where it fills the dearest slab. */
  savedPaise: number | null
}

/** The bill that the appliances make together, and what it would be at other units. */
interface BillOfAll {
  units: number
  months: number
  totalPaise: number
  totalAt: (units: number) => number
}

/** Each appliance at its share of the bill and at what switching it off would save; of no bill, its units alone. */
export function priceAppliances(appliances: Appliance[], bill: BillOfAll | undefined): PricedAppliance[] {
  const all = appliances.reduce((sum, appliance) => sum + unitsOfAppliance(appliance), 0)
  let counted = 0

  return appliances.map((appliance) => {
    const unitsAMonth = unitsOfAppliance(appliance)
    const priced = { ...appliance, unitsAMonth }
    if (!bill || all === 0) return { ...priced, sharePaise: null, savedPaise: null }

    // The rest of a paisa goes to the next, so that nothing is lost.
    const before = shareOf(counted)
    counted += unitsAMonth
    const without = Math.max(0, Math.round(bill.units - unitsAMonth * bill.months))
    return { ...priced, sharePaise: shareOf(counted) - before, savedPaise: bill.totalPaise - bill.totalAt(without) }
  })

  function shareOf(units: number): number {
    return Math.round((bill!.totalPaise * units) / all)
  }
}

export function unitsOfAppliance({ watts, count, hoursADay, daysAMonth }: Appliance): number {
  return (watts * count * hoursADay * daysAMonth) / 1000
}
