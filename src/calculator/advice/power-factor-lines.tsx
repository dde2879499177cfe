import { SUPPLY_KV } from '#calculator/answers/answers.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { plain } from '#calculator/engine/numbers.ts'
import { PriceLine } from '#calculator/screen/price-line.tsx'
import { writePrice } from '#calculator/screen/write-number.ts'
import { AdviceTable } from './advice-table.tsx'
import { powerFactorCopy as copy } from './words.en.ts'
import './advice.css'
import type { BillInput } from '#calculator/engine/bill.ts'
import { computeLines } from '#calculator/engine/compute-lines.ts'
import { readUsage } from '#calculator/engine/usage.ts'
import { subtotal } from '#calculator/engine/worksheet.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'

interface PowerFactorLinesProps {
  result: Result
  kwh: number
  from: number
  /** The least that is reached, and the best. */
  to: [least: number, best: number]
  quotation: { low: number; high: number } | undefined
}

/** What the better factor does to every line of the bill, and how soon that pays for the capacitors. */
export function PowerFactorLines({ result: { tariff, worked }, kwh, from, to, quotation }: PowerFactorLinesProps) {
  if (!worked) return null
  // A plant that does not say its voltage is taken for one of the usual, as for the price of a kVAh.
  const input = { ...worked.input, voltageKv: worked.input.voltageKv ?? SUPPLY_KV }
  const [least, best] = to.map((factor) => powerFactorSaving(tariff, input, { kwh, from, to: factor })) as [
    ReturnType<typeof powerFactorSaving>,
    ReturnType<typeof powerFactorSaving>,
  ]
  if (!best.isEnergyKnown) return null
  if (best.savingPaise <= 0) return <p className="answer__why">{copy.nothing}</p>

  return (
    <section className="advice">
      <h3>{copy.heading}</h3>
      <AdviceTable
        columns={[copy.line, copy.at(factorOf(from)), copy.at(factorOf(to[1]))]}
        rows={[...best.lines, { id: 'total', label: copy.total, ...best }].map(
          ({ id, label, todayPaise, thenPaise }) => ({
            key: id,
            name: label,
            cells: [writePrice(todayPaise), writePrice(thenPaise)],
          }),
        )}
      />
      <div className="lines">
        <PriceLine label={copy.saving} value={writePrice(best.savingPaise)} isGain />
        {quotation && least.savingPaise > 0 && (
          <PriceLine
            label={copy.payback}
            value={copy.months(
              tenths(quotation.low / best.savingPaise),
              tenths(quotation.high / Math.min(least.savingPaise, best.savingPaise)),
            )}
            rule={copy.rule}
          />
        )}
      </div>
    </section>
  )
}

function tenths(months: number): string {
  return plain(Math.round(months * 10) / 10)
}

function factorOf(factor: number): string {
  return plain(Math.round(factor * 1000) / 1000)
}

interface PowerFactorSaving {
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
