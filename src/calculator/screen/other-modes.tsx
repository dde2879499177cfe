import type { AnswerName } from '#calculator/answers/answers.ts'
import type { Bill } from '#calculator/engine/bill.ts'
import { Field } from '#ui/field.tsx'
import type { Form } from './form.ts'
import { NumberField, troubleText } from './number-field.tsx'
import { checkCopy, readingsCopy } from './other-modes-words.en.ts'
import { unknownCharges } from './total-label.ts'
import './grid-table.css'

export { ApplianceCosts, ApplianceFields } from './appliance-fields.tsx'
export { CheckedBill } from './checked-bill.tsx'

/** One field for each line that a bill of this tariff may have. */
export function CheckFields({ form, bill }: { form: Form; bill: Bill }) {
  return (
    <fieldset className="form">
      <legend>{checkCopy.legend}</legend>
      <p className="hint">{checkCopy.hint}</p>
      {billLines(bill).map(({ id, label }) => (
        <NumberField key={id} form={form} name={`bill.${id}`} label={label} unit="₹" />
      ))}
      <NumberField form={form} name="bill.total" label={checkCopy.total} unit="₹" />
    </fieldset>
  )
}

/** Those with an amount, then those without; doubts about the record itself are no lines. */
function billLines(bill: Bill): { id: string; label: string }[] {
  const all = [...bill.lines, ...unknownCharges(bill)]
  return [...new Map(all.map(({ id, label }) => [id, { id, label }])).values()]
}

/** Two readings of the meter, with their days. */
export function ReadingFields({ form, unit }: { form: Form; unit: string }) {
  return (
    <>
      <div className="pair">
        <NumberField form={form} name="before" label={readingsCopy.before} unit={unit} />
        <DateField form={form} name="beforeOn" label={readingsCopy.beforeOn} />
      </div>
      <div className="pair">
        <NumberField form={form} name="after" label={readingsCopy.after} unit={unit} />
        <DateField form={form} name="afterOn" label={readingsCopy.afterOn} />
      </div>
      <div className="pair">
        <NumberField form={form} name="digits" label={readingsCopy.digits} hint={readingsCopy.digitsHint} />
        <NumberField form={form} name="factor" label={readingsCopy.factor} hint={readingsCopy.factorHint} />
      </div>
    </>
  )
}

function DateField({ form, name, label }: { form: Form; name: AnswerName; label: string }) {
  return (
    <Field name={name} label={label} error={troubleText(form.troubles[name])}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={form.answers[name]}
          onChange={({ target }) => form.set(name, target.value)}
        />
      )}
    </Field>
  )
}
