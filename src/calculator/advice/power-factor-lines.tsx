import { SUPPLY_KV } from '#calculator/answers/answers.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { plain } from '#calculator/engine/numbers.ts'
import { PriceLine } from '#calculator/screen/price-line.tsx'
import { writePrice } from '#calculator/screen/write-number.ts'
import { AdviceTable } from './advice-table.tsx'
import { powerFactorSaving } from './power-factor-saving.ts'
import { powerFactorCopy as copy } from './words.en.ts'
import './advice.css'

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
