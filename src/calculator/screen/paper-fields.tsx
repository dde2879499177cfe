import type { ChangedTariff } from '#calculator/answers/changed-tariff.ts'
import { asksDays, PAYMENTS, PRINTED } from '#calculator/answers/paper-terms.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Form } from './form.ts'
import { More } from './more.tsx'
import { NumberField } from './number-field.tsx'

const { paper: copy, changed: changedCopy } = calculatorCopy

/** What stands on the paper beside the tariff, so that the total agrees with it. */
export function PaperFields({
  form,
  tariff,
  changed,
}: {
  form: Form
  tariff: Tariff
  changed: ChangedTariff | undefined
}) {
  const { answers } = form
  const granted = PAYMENTS.filter((payment) => tariff.adjustments?.some(({ reason }) => reason === payment))
  // A bill in which the rates changed asks for its days above.
  const hasDays = !changed && asksDays(tariff, answers)
  const isAnswered =
    (hasDays && answers.billDays !== '') ||
    answers.payment !== '' ||
    PRINTED.some((name) => (answers[`printed.${name}`] ?? '') !== '')

  return (
    <More summary={copy.more} isAnswered={isAnswered}>
      <div className="form">
        {granted.length > 0 && (
          <ChoiceField form={form} name="payment" label={copy.payment}>
            <option value="">{copy.noPayment}</option>
            {granted.map((payment) => (
              <option key={payment} value={payment}>
                {copy.payments[payment]}
              </option>
            ))}
          </ChoiceField>
        )}
        {hasDays && <NumberField form={form} name="billDays" label={changedCopy.days} />}
        <p className="hint">{copy.hint}</p>
        {PRINTED.map((name) => (
          <NumberField key={name} form={form} name={`printed.${name}`} label={copy.printed[name]} unit="₹" />
        ))}
      </div>
    </More>
  )
}
