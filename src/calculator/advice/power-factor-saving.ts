import type { BillInput } from '#calculator/engine/bill.ts'
import { computeLines } from '#calculator/engine/compute-lines.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import { subtotal } from '#calculator/engine/worksheet.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'

export interface PowerFactorSaving {
  todayPaise: number
  thenPaise: number
  /** Line by line, only those that change; the incentive or surcharge of the power factor among them. */
  lines: { id: string; label: string; todayPaise: number; thenPaise: number }[]
  savingPaise: number
  /** Without its energy charge nothing is said of a bill. */
  isEnergyKnown: boolean
}

/**
 * What a better power factor does to the whole bill, at the same work: fewer kVAh, less demand in kVA, the incentive or
 * surcharge, and the duties on all of them. Factors lie above 0 and are at most 1. Pure.
 */
export function powerFactorSaving(
  tariff: Tariff,
  input: BillInput,
  { kwh, from, to }: { kwh: number; from: number; to: number },
): PowerFactorSaving {
  const at = (factor: number) => {
    const isInKwh = tariff.billingUnit === 'kWh'
    const { recordedDemandKva: kva } = input
    return computeLines(
      tariff,
      readUsage(tariff, {
        ...input,
        units: isInKwh ? kwh : kwh / factor,
        kwh,
        powerFactor: factor,
        // The work in kW stays, so the kVA fall as the factor rises.
        ...(kva !== undefined && { recordedDemandKva: (kva * from) / factor }),
      }),
    )
  }
  const [today, then] = [at(from), at(to)]
  const ids = new Map([...today.lines, ...then.lines].map(({ id, label }) => [id, label]))
  const amount = (sheet: typeof today, id: string) => sheet.lines.find((line) => line.id === id)?.amount ?? 0
  const lines = [...ids]
    .map(([id, label]) => ({ id, label, todayPaise: amount(today, id), thenPaise: amount(then, id) }))
    .filter(({ todayPaise, thenPaise }) => todayPaise !== thenPaise)

  return {
    todayPaise: subtotal(today),
    thenPaise: subtotal(then),
    lines,
    savingPaise: subtotal(today) - subtotal(then),
    isEnergyKnown: ids.has('energy'),
  }
}
