import { useState } from 'react'
import type { Source } from '#articles/post.ts'
import { Field } from '#ui/field.tsx'
import { deskPostsCopy } from './words.en.ts'

const copy = deskPostsCopy.source

interface SourceFieldsProps {
  sources: Source[]
  error?: string
  /** A source was taken out: no field tells of it. */
  onRemove: () => void
}

/** The sources of an article, and always room for one more. */
export function SourceFields({ sources, error, onRemove }: SourceFieldsProps) {
  const [rows, setRows] = useState(() => [...sources, undefined].map((source, key) => ({ key, source })))

  function remove(key: number) {
    setRows(rows.filter((row) => row.key !== key))
    onRemove()
  }

  return (
    <fieldset className={`field sources${error ? ' field--bad' : ''}`} id="sources" tabIndex={-1}>
      <legend>{deskPostsCopy.fields.sources}</legend>
      <p className="hint">{deskPostsCopy.fields.sourcesHint}</p>
      {error && <p className="err">{error}</p>}
      <ol>
        {rows.map(({ key, source }, at) => (
          <li key={key}>
            <fieldset className="source">
              <legend>{copy.number(at + 1)}</legend>
              <Field name="source_title" id={`source_title-${key}`} label={copy.title}>
                {(control) => <input {...control} defaultValue={source?.title} />}
              </Field>
              <Field name="source_publisher" id={`source_publisher-${key}`} label={copy.publisher}>
                {(control) => <input {...control} defaultValue={source?.publisher} />}
              </Field>
              <Field name="source_date" id={`source_date-${key}`} label={copy.date} hint={copy.dateHint}>
                {(control) => <input {...control} defaultValue={source?.date} />}
              </Field>
              <Field name="source_url" id={`source_url-${key}`} label={copy.url}>
                {(control) => <input {...control} inputMode="url" defaultValue={source?.url} />}
              </Field>
              {rows.length > 1 && (
                <button className="desk-link needs-script" type="button" onClick={() => remove(key)}>
                  {copy.remove}
                </button>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      <button
        className="desk-link needs-script"
        type="button"
        onClick={() => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, source: undefined }])}
      >
        {copy.add}
      </button>
    </fieldset>
  )
}
