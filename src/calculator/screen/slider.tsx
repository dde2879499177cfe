import { useEffect, useRef } from 'react'
import type { AnswerName } from '#calculator/answers/answers.ts'
import type { Form } from './form.ts'

interface SliderProps {
  form: Form
  name: AnswerName
  label: string
  value: number
  min: number
  max: number
  step: number
}

/** A field's twin for a thumb. Without script it would only contradict the field. */
export function Slider({ form, name, label, value, min, max, step }: SliderProps) {
  const slider = useRef<HTMLInputElement>(null)
  const filled = (100 * (Math.min(max, Math.max(min, value)) - min)) / (max - min)

  // A style attribute would not pass the content security policy; a script's own hand does.
  useEffect(() => slider.current?.style.setProperty('--filled', `${filled}%`), [filled])

  return (
    <input
      ref={slider}
      className="range needs-script"
      type="range"
      min={min}
      max={max}
      step={step}
      value={Math.min(max, Math.max(min, value))}
      aria-label={label}
      onChange={({ target }) => form.set(name, target.value)}
    />
  )
}
