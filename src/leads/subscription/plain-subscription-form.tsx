import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { newsletterCopy as copy } from './words.en.ts'

const FIELDS = ['full_name', 'email'] as const

type Texts = Partial<Record<(typeof FIELDS)[number], string>>

interface PlainSubscriptionFormProps {
  ticket: string
  draft?: Texts
  errors?: Texts
  message?: string
}

/** The sign-up as plain HTML, for visitors whose browser runs no script. */
export function PlainSubscriptionForm({ ticket, draft = {}, errors = {}, message }: PlainSubscriptionFormProps) {
  const wrong = FIELDS.flatMap((field) =>
    errors[field] ? [{ field, label: copy.labels[field], message: errors[field] }] : [],
  )

  return (
    <form className="form w-full" method="post" action="/newsletter" noValidate>
      {(message || wrong.length > 0) && <ErrorSummary errors={wrong} message={message} attempt={0} />}
      <Field name="full_name" label={copy.labels.full_name} error={errors.full_name}>
        {(control) => <input {...control} autoComplete="name" required defaultValue={draft.full_name} />}
      </Field>
      <Field name="email" label={copy.labels.email} error={errors.email}>
        {(control) => <input {...control} type="email" autoComplete="email" required defaultValue={draft.email} />}
      </Field>
      <div className="vh" aria-hidden="true">
        <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={copy.trap} />
      </div>
      <input type="hidden" name="ticket" value={ticket} />
      <PrivacyNotice of="newsletter" />
      <div className="row">
        <Button type="submit">
          {copy.submit}
          <Icon name="go" />
        </Button>
      </div>
    </form>
  )
}
