import type { Answers } from '#calculator/answers/answers.ts'
import { plain } from '#calculator/engine/numbers.ts'
import { writeUnits } from '#calculator/screen/write-number.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import type { Payback } from './correct.ts'
import type { PowerFactorResult } from './power-factor-result.ts'
import { kvahCopy as copy } from './words.en.ts'

/** What the contact page takes over into its message. */
const LONGEST = 1_000

/** The result as a begun message, which the visitor sees and changes before sending it. */
export function kvahMessage({ lag, lead: leading }: Answers, { kwh, counted }: PowerFactorResult, state: string) {
  const { powerFactor, today, lead, correction } = counted ?? {}
  const { target, saved, kvar, payback } = correction ?? {}
  const { facts: fact } = copy
  const facts = [
    state && fact.state(state),
    kwh !== undefined && fact.work(writeUnits(kwh)),
    powerFactor !== undefined && fact.factor(writeFactor(powerFactor)),
    lead && fact.reactive(lag, leading),
    today && fact.billed(writeUnits(today.kvah)),
    lead && fact.rise(writeUnits(lead.ignored.kvah), writeUnits(lead.counted.kvah)),
    target !== undefined && saved?.paise && fact.saving(formatRupees(saved.paise), writeFactor(target)),
    kvar && fact.kvar(writeUnits(Math.round(kvar.kvar))),
    payback &&
      fact.payback(
        fact.quotation(formatRupees(payback.quotation.low), formatRupees(payback.quotation.high)),
        paybackText(payback),
      ),
  ]
  return copy.message(facts.filter(Boolean).join(' ')).slice(0, LONGEST)
}

/** A power factor as bills print it; a third place only where it says something. */
export function writeFactor(powerFactor: number): string {
  const rounded = String(Math.round(powerFactor * 1000) / 1000)
  return rounded.length < 4 ? powerFactor.toFixed(2) : rounded
}

/** "3.1 to 5.9 months": a range, unless both ends are one. */
export function paybackText({ low, high }: Payback): string {
  if (high === null) return copy.monthsOrNever(tenths(low))
  return tenths(low) === tenths(high) ? copy.months(tenths(low)) : copy.monthsRange(tenths(low), tenths(high))
}

function tenths(months: number): string {
  return plain(Math.round(months * 10) / 10)
}

/** The result in two short sentences, for a screen reader. */
export function announceKvah({ counted }: PowerFactorResult): string {
  if (!counted) return ''
  const saved = counted.correction?.saved.paise
  const billed = copy.announce(writeUnits(counted.today.kvah))
  return saved ? `${billed} ${copy.announceSaving(formatRupees(saved))}` : billed
}
