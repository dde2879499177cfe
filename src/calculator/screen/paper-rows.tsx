import { PAYMENTS, PRINTED } from '#calculator/answers/paper-terms.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { ChoiceField, NumberField } from './number-field.tsx'

const { paper: copy, changed: changedCopy } = calculatorCopy

/** The days of the bill, how it is paid, and what only the paper knows. */
export function PaperRows({ form, tariff, hasDays }: { form: Form; tariff: Tariff; hasDays: boolean }) {
  const granted = PAYMENTS.filter((payment) => tariff.adjustments?.some(({ reason }) => reason === payment))

  return (
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
  )
}
