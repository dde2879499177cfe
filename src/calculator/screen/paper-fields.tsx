import { asksDays, PRINTED } from '#calculator/answers/paper-terms.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { PaperRows, SurchargeRows } from './late-modes.ts'
import { More } from './more.tsx'

/** What stands on the paper beside the tariff, so that the total agrees with it. */
export function PaperFields({ form, result: { tariff, changed } }: { form: Form; result: Result }) {
  const { answers } = form
  // A bill in which the rates changed asks for its days above.
  const hasDays = !changed && asksDays(tariff, answers)
  const isAnswered =
    (hasDays && answers.billDays !== '') ||
    answers.payment !== '' ||
    PRINTED.some((name) => (answers[`printed.${name}`] ?? '') !== '')

  return (
    <More summary={calculatorCopy.paper.more} isAnswered={isAnswered}>
      <PaperRows form={form} tariff={tariff} hasDays={hasDays} />
    </More>
  )
}

/** What the bill itself knows best, and the schemes one may have joined. */
export function SurchargeFields({ form, tariff }: { form: Form; tariff: Tariff }) {
  const { fuel, fuelSecond, schemes } = form.answers
  const hasFuel = tariff.fuelSurcharge.changes !== 'none'
  if (!hasFuel && tariff.subsidy.length === 0) return null

  return (
    <More summary={calculatorCopy.fields.more} isAnswered={fuel !== '' || fuelSecond !== '' || schemes !== ''}>
      <SurchargeRows form={form} tariff={tariff} hasFuel={hasFuel} />
    </More>
  )
}
