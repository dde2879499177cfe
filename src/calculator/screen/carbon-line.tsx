import type { BillInput } from '#calculator/engine/bill.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy, gridCarbon } from '#calculator/words.en.ts'
import { PriceLine } from './price-line.tsx'
import { writeUnits } from './write-number.ts'

const { bill: copy } = calculatorCopy

/** Of the kWh; where only kVAh are known, nothing is said. */
export function CarbonLine({ tariff, input }: { tariff: Tariff; input: BillInput }) {
  const kwh = tariff.billingUnit === 'kWh' ? input.units : input.kwh
  if (kwh === undefined) return null

  return (
    <PriceLine
      label={copy.carbon}
      value={copy.carbonAmount(writeUnits(Math.round(kwh * gridCarbon.kilogramsPerKwh)))}
      rule={`${writeUnits(kwh)} kWh × ${gridCarbon.kilogramsPerKwh} kg. ${gridCarbon.source}.`}
    />
  )
}
