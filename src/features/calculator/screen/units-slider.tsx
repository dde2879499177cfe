import { useEffect, useRef } from 'react'
import { calculatorCopy as copy } from '#content/calculator.ts'
import { readNumber } from '#features/calculator/answers/read-number.ts'
import type { Form } from './form.ts'
import './units-slider.css'

const LEAST_END = 1000

/** The field's twin for a thumb. Its scale grows with what is typed. Without script it would only contradict the field. */
export function UnitsSlider({ form }: { form: Form }) {
  const slider = useRef<HTMLInputElement>(null)
  const units = readNumber(form.answers.units).value ?? 0
  const end = Math.max(LEAST_END, 10 ** Math.ceil(Math.log10(Math.max(1, units))))

  // A style attribute would not pass the content security policy; a script's own hand does.
  useEffect(() => slider.current?.style.setProperty('--filled', `${(100 * units) / end}%`), [units, end])

  return (
    <input
      ref={slider}
      className="range needs-script"
      type="range"
      min={0}
      max={end}
      step={end / 1000}
      value={Math.min(end, units)}
      aria-label={copy.fields.slider}
      onChange={({ target }) => form.set('units', target.value)}
    />
  )
}
