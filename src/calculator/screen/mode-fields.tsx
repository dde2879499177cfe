import type { Result } from '#calculator/answers/work-out.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { calculatorCopy as copy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { ApplianceFields, CheckFields, ReadingFields } from './late-modes.ts'
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
