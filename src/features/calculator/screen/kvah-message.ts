import { calculatorCopy } from '#content/calculator.ts'
import type { Answers } from '#features/calculator/answers/answers.ts'
import type { PowerFactorResult } from '#features/calculator/answers/power-factor-result.ts'
import { plain } from '#features/calculator/engine/words.ts'
import { writePrice, writeUnits } from './write-number.ts'

const { kvah: copy } = calculatorCopy
/** What the contact page takes over into its message. */
const LONGEST = 1_000

/** The result as a begun message, which the visitor sees and changes before sending it. */
export function kvahMessage(answers: Answers, result: PowerFactorResult, state: string): string {
  const { kwh, billedKvah, powerFactor, reactive, savedPaise, target, kvar } = result
  const whole = (units: number) => writeUnits(Math.round(units))
  const facts = [
    state && copy.facts.state(state),
    kwh !== undefined && copy.facts.work(writeUnits(kwh)),
    powerFactor !== undefined && copy.facts.factor(plain(powerFactor)),
    reactive && copy.facts.reactive(answers.lag, answers.lead),
    billedKvah !== undefined && copy.facts.billed(whole(billedKvah)),
    reactive && copy.facts.rise(whole(reactive.kvahLeadIgnored), whole(reactive.kvahLeadCounted)),
    target !== undefined && savedPaise !== undefined && copy.facts.saving(writePrice(savedPaise), plain(target)),
    kvar !== undefined && copy.facts.kvar(whole(kvar)),
  ]
  return copy.message(facts.filter(Boolean).join(' ')).slice(0, LONGEST)
}
