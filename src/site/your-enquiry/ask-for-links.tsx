import { ownPageCopy } from '#leads/own-page/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

const { stale: copy } = ownPageCopy

interface AskForLinksProps {
  title: string
  lead: string
  /** What was done just before. */
  told?: string | undefined
  error?: string | undefined
  email?: string
  isSent?: boolean
}

/** Has the link sent again, to the address on file alone. */
export function AskForLinks({ title, lead, told, error, email, isSent }: AskForLinksProps) {
  return (
    <section className="section">
      <div className="wrap own-page">
        <h1 className="h-page">{title}</h1>
        {told && <p role="status">{told}</p>}
        <p className="lead">{isSent ? copy.sent : lead}</p>
        {!isSent && (
          <form className="form" method="post" action={ownPageCopy.path} noValidate>
            <Field name="email" id="own-page-email" label={copy.email} {...(error && { error })}>
              {(control) => (
                <input {...control} type="email" autoComplete="email" required defaultValue={email} maxLength={2_001} />
              )}
            </Field>
            <div className="row">
              <Button type="submit">{copy.submit}</Button>
            </div>
          </form>
        )}
      </div>
    </section>
  )
}
