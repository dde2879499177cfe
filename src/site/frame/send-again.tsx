import type { UnsentForm } from '#platform/form/unsent-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { errorCopy } from './error-words.en.ts'

const { away: copy } = errorCopy

/** Sends once more, to where it was sent before, a form that could not be taken. */
export function SendAgain({ isMultipart, fields, secrets, files }: UnsentForm) {
  return (
    <form className="form" method="post" encType={isMultipart ? 'multipart/form-data' : undefined}>
      <p>{copy.kept}</p>
      {fields.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and none comes or goes
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      {files.map((name) => (
        <Field key={name} name={name} label={copy.file}>
          {(control) => <input {...control} type="file" />}
        </Field>
      ))}
      {secrets.map((name) => (
        <Field key={name} name={name} label={copy.password}>
          {(control) => <input {...control} type="password" required />}
        </Field>
      ))}
      <div className="row">
        <Button type="submit">{errorCopy.retry}</Button>
      </div>
    </form>
  )
}

/** What was typed into a form whose answer was that the store is away; `isAway` without one too. */
export function readUnavailable(error: { status: number; data: unknown }): { isAway: boolean; unsent?: UnsentForm } {
  const unsent = (error.data as { unsent?: UnsentForm } | null)?.unsent
  return { isAway: error.status === 503, ...(unsent && { unsent }) }
}
