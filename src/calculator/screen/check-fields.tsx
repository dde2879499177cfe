import type { Bill } from '#calculator/engine/bill.ts'
import type { Form } from './form.ts'
import { NumberField } from './number-field.tsx'
import { checkCopy as copy } from './other-modes-words.en.ts'
import { unknownCharges } from './total-label.ts'
import './grid-table.css'

/** One field for each line that a bill of this tariff may have. */
export function CheckFields({ form, bill }: { form: Form; bill: Bill }) {
  return (
    <fieldset className="form">
      <legend>{copy.legend}</legend>
      <p className="hint">{copy.hint}</p>
      {billLines(bill).map(({ id, label }) => (
        <NumberField key={id} form={form} name={`bill.${id}`} label={label} unit="₹" />
      ))}
      <NumberField form={form} name="bill.total" label={copy.total} unit="₹" />
    </fieldset>
  )
}

/** Those with an amount, then those without; doubts about the record itself are no lines. */
function billLines(bill: Bill): { id: string; label: string }[] {
  const all = [...bill.lines, ...unknownCharges(bill)]
  return [...new Map(all.map(({ id, label }) => [id, { id, label }])).values()]
}
