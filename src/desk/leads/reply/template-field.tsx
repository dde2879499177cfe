import type { RefObject } from 'react'
import { ActButton } from '#desk/frame/act-form.tsx'
import { Field } from '#ui/field.tsx'
import type { FilledTemplate } from './fill-template.ts'
import { below, writeInto } from './use-stage-letter.ts'
import { replyDeskCopy as copy } from './words.en.ts'

interface TemplateFieldProps {
  templates: FilledTemplate[]
  form: RefObject<HTMLFormElement | null>
  error: string | undefined
}

/** Puts a letter that was written before into the form: with scripts at once, without by way of the server. */
export function TemplateField({ templates, form, error }: TemplateFieldProps) {
  const fieldOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

  function fill() {
    const chosen = templates.find(({ id }) => id === fieldOf('template').value)
    if (!chosen) return
    const text = fieldOf('reply_text')
    writeInto(text, below(text.value, chosen.text))
    if (chosen.subject) writeInto(fieldOf('subject'), chosen.subject)
    text.focus()
  }

  return (
    <div className="desk-inline">
      <Field name="template" label={copy.template} error={error}>
        {(control) => (
          <select {...control} className="input input--small" defaultValue="">
            <option value="">{copy.noTemplate}</option>
            {templates.map(({ id, title, language }) => (
              <option key={id} value={id} lang={language}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ActButton
        act="use-template"
        tone="line"
        small
        formNoValidate
        formEncType="application/x-www-form-urlencoded"
        onClick={(event) => {
          event.preventDefault()
          fill()
        }}
      >
        {copy.useTemplate}
      </ActButton>
    </div>
  )
}
