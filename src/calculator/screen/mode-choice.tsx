import { MODES } from '#calculator/answers/answers.ts'
import { calculatorCopy as copy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import './mode-choice.css'

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
