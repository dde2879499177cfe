import type { FieldTexts } from '#leads/form/form-controls.ts'
import { FormFields, listErrors } from '#leads/form/form-fields.tsx'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import { newsletterFormCopy as formCopy } from './form-words.en.ts'
import { type SubscriptionField, subscriptionFields } from './subscription-schema.ts'
import { newsletterCopy as copy } from './words.en.ts'

/** On a page of its own the label is shorter than in the footer. */
const fields = () => subscriptionFields.map((field) => ({ ...field, label: copy.labels[field.name] }))

type Texts = FieldTexts<SubscriptionField>

interface PlainSubscriptionFormProps {
  ticket: string
  draft?: Texts
  errors?: Texts
  message?: string
}

/** The sign-up as plain HTML, for visitors whose browser runs no script. */
export function PlainSubscriptionForm({ ticket, draft = {}, errors = {}, message }: PlainSubscriptionFormProps) {
  const wrong = listErrors(fields(), errors)

  return (
    <form className="form w-full" method="post" action="/newsletter" noValidate>
      {(message || wrong.length > 0) && <ErrorSummary errors={wrong} message={message} attempt={0} />}
      <FormFields fields={fields()} draft={draft} errors={errors} />
      <div className="vh" aria-hidden="true">
        <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={copy.trap} />
      </div>
      <input type="hidden" name="ticket" value={ticket} />
      <PrivacyNotice purpose={formCopy.notice} />
      <div className="row">
        <Button type="submit">
          {formCopy.submit}
          <Icon name="go" />
        </Button>
      </div>
    </form>
  )
}
