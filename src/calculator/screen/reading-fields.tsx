import { calculatorCopy as copy } from '#calculator/words.en.ts'
import { DateField } from './date-field.tsx'
import type { Form } from './form.ts'
import { NumberField } from './number-field.tsx'

/** Two readings of the meter, with their days. */
export function ReadingFields({ form, unit }: { form: Form; unit: string }) {
  return (
    <>
      <div className="pair">
        <NumberField form={form} name="before" label={copy.readings.before} unit={unit} />
        <DateField form={form} name="beforeOn" label={copy.readings.beforeOn} />
      </div>
      <div className="pair">
        <NumberField form={form} name="after" label={copy.readings.after} unit={unit} />
        <DateField form={form} name="afterOn" label={copy.readings.afterOn} />
      </div>
      <div className="pair">
        <NumberField form={form} name="digits" label={copy.readings.digits} hint={copy.readings.digitsHint} />
        <NumberField form={form} name="factor" label={copy.readings.factor} hint={copy.readings.factorHint} />
      </div>
    </>
  )
}
