import type { Answers } from '#calculator/answers/answers.ts'
import { writeUnits } from '#calculator/screen/write-number.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { paybackText } from './payback-text.ts'
import type { PowerFactorResult } from './power-factor-result.ts'
import { kvahCopy as copy } from './words.en.ts'
import { writeFactor } from './write-factor.ts'

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
