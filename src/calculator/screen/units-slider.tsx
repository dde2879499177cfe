import { readNumber } from '#calculator/answers/read-number.ts'
import { calculatorCopy as copy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { Slider } from './slider.tsx'

const LEAST_END = 1000

/** Its scale grows with what is typed. */
export function UnitsSlider({ form }: { form: Form }) {
  const units = readNumber(form.answers.units).value ?? 0
  const end = Math.max(LEAST_END, 10 ** Math.ceil(Math.log10(Math.max(1, units))))

  return (
    <Slider form={form} name="units" label={copy.fields.slider} value={units} min={0} max={end} step={end / 1000} />
  )
}
