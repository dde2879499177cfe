import { PAYMENTS, PRINTED } from '#calculator/answers/paper-terms.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Form } from './form.ts'
import { More } from './more.tsx'
import { NumberField } from './number-field.tsx'

const { paper: copy } = calculatorCopy

/** What stands on the paper beside the tariff, so that the total agrees with it. */
export function PaperFields({ form, tariff }: { form: Form; tariff: Tariff }) {
  const { answers } = form
  const granted = PAYMENTS.filter((payment) => tariff.adjustments?.some(({ reason }) => reason === payment))
  const isAnswered = answers.payment !== '' || PRINTED.some((name) => (answers[`printed.${name}`] ?? '') !== '')

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
        <p className="hint">{copy.hint}</p>
        {PRINTED.map((name) => (
          <NumberField key={name} form={form} name={`printed.${name}`} label={copy.printed[name]} unit="₹" />
        ))}
      </div>
    </More>
  )
}
