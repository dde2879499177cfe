import type { Result } from '#calculator/answers/work-out.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { calculatorCopy as copy } from '#calculator/words.en.ts'
import { ApplianceFields } from './appliance-fields.tsx'
import { CheckFields } from './check-fields.tsx'
import { DateField } from './date-field.tsx'
import type { Form } from './form.ts'
import { NumberField } from './number-field.tsx'
import { UnitsSlider } from './units-slider.tsx'

/** What the chosen mode begins with: units, rupees, readings or appliances. */
export function ModeFields({ form, result }: { form: Form; result: Result }) {
  const { billingUnit } = result.tariff

  switch (form.answers.mode) {
    case 'rupees':
      return <NumberField form={form} name="rupees" label={copy.fields.rupees} unit="₹" />
    case 'readings':
      return <ReadingFields form={form} unit={billingUnit} />
    case 'appliances':
      return <ApplianceFields form={form} />
    default:
      return (
        <div>
          <NumberField form={form} name="units" label={copy.fields.units[billingUnit]} unit={billingUnit} />
          <UnitsSlider form={form} />
        </div>
      )
  }
}

/** Last in the form: which lines there are depends on all that stands before. */
export function PrintedLines({ form, result }: { form: Form; result: Result }) {
  if (form.answers.mode !== 'check') return null
  return <CheckFields form={form} bill={result.worked?.bill ?? computeBill(result.tariff, { units: 0 })} />
}

function ReadingFields({ form, unit }: { form: Form; unit: string }) {
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
