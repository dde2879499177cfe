import { MODES } from '#calculator/answers/answers.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { calculatorCopy as copy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { ApplianceFields, CheckFields, ReadingFields } from './late-modes.ts'
import { NumberField } from './number-field.tsx'
import { Slider } from './slider.tsx'
import './mode-choice.css'

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

const LEAST_END = 1000

/** Its scale grows with what is typed. */
function UnitsSlider({ form }: { form: Form }) {
  const units = readNumber(form.answers.units).value ?? 0
  const end = Math.max(LEAST_END, 10 ** Math.ceil(Math.log10(Math.max(1, units))))

  return (
    <Slider form={form} name="units" label={copy.fields.slider} value={units} min={0} max={end} step={end / 1000} />
  )
}

/** Radio buttons: arrow keys walk them, and without script they are sent with the form. */
export function ModeChoice({ form }: { form: Form }) {
  return (
    <fieldset className="modes">
      <legend>{copy.mode}</legend>
      {MODES.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name="mode"
            value={mode}
            checked={form.answers.mode === mode}
            onChange={() => form.set('mode', mode)}
          />
          <span>{copy.modes[mode]}</span>
        </label>
      ))}
    </fieldset>
  )
}
