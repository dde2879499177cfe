import type { Answers } from '#calculator/answers/answers.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import { answerMissing } from '#calculator/answers/trouble-words.en.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import type { Inverse } from '#calculator/engine/invert-bill.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { AdviceResult, ApplianceCosts, CheckedBill, isAdvice } from './late-modes.ts'
import { writePrice, writeUnits } from './write-number.ts'

const { rupees, readings, appliances } = calculatorCopy

/** How the mode came by its units, before the bill of them. */
export function UnitsFound({ result, answers }: { result: Result; answers: Answers }) {
  const { found, worked } = result
  const { units, days, unitsAMonth } = found

  if (result.question) return <p className="answer__why">{result.question}</p>
  if (found.inverse) return <FromRupees inverse={found.inverse} typed={answers.rupees} />
  if (units === undefined) return <p className="answer__why">{answerMissing()}</p>
  if (days !== undefined) return <p className="answer">{readings.found(writeUnits(units), days)}</p>
  if (result.appliances && unitsAMonth !== undefined)
    return (
      <>
        <p className="answer">{appliances.found(writeUnits(unitsAMonth))}</p>
        {units !== unitsAMonth && <p className="answer__why">{appliances.billed(writeUnits(units))}</p>}
        <ApplianceCosts appliances={result.appliances} />
      </>
    )
  if (isAdvice(answers.mode)) return <AdviceResult result={result} answers={answers} />
  if (answers.mode === 'check' && worked) return <CheckedBill bill={worked.bill} result={result} answers={answers} />
  return null
}

function FromRupees({ inverse, typed }: { inverse: Inverse; typed: string }) {
  if (inverse.units === null)
    return <p className="answer__why">{inverse.isUnbounded ? rupees.unbounded : rupees.below}</p>

  const { insideJump, range, units } = inverse
  if (range)
    return (
      <>
        <p className="answer">{rupees.foundBetween(writeUnits(range.leastUnits), writeUnits(range.mostUnits))}</p>
        <p className="answer__why">{range.why}</p>
      </>
    )
  return (
    <>
      <p className="answer">{rupees.found(writeUnits(units))}</p>
      <p className="answer__why">
        {insideJump && insideJump.jumpPaise !== null
          ? rupees.jump(writeUnits(insideJump.unit), writePrice(insideJump.jumpPaise))
          : rupees.exactly(writePrice((readNumber(typed).value ?? 0) * 100))}
      </p>
    </>
  )
}
