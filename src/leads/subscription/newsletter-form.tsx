import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { FormFields } from '#leads/form/form-fields.tsx'
import { HumanCheck, type HumanCheckHandle } from '#leads/form/human-check/human-check.tsx'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { useLeadForm } from '#leads/form/use-lead-form.ts'
import { Button } from '#ui/button.tsx'
import { pushAnalyticsEvent } from '#ui/push-analytics-event.ts'
import { showToast } from '#ui/toast-store.ts'
import { newsletterFooterCopy as copy } from './footer-words.en.ts'
import { newsletterFormCopy } from './form-words.en.ts'
import { checkSubscription, subscriptionFields, subscriptionForm } from './subscription-schema.ts'

const NEWSLETTER_DRAFT_KEY = 'newsletter-draft'

/** In the footer of every page. Without script it leads to a page that subscribes. */
export default function NewsletterForm() {
  return (
    <FormBoundary draftKey={NEWSLETTER_DRAFT_KEY}>
      <LiveForm />
    </FormBoundary>
  )
}

function LiveForm() {
  const newsletter = useNewsletter()
  const { form, errors, message, attempt, isSending } = newsletter
  const isFieldError = Object.values(errors).some((text) => text === message)

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt, form])

  return (
    <section className="ftr__news" aria-labelledby="newsletter-heading">
      <div className="ftr__news-text">
        <h2 id="newsletter-heading">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <form
        className="newsletter"
        action="/newsletter"
        noValidate
        aria-labelledby="newsletter-heading"
        ref={form}
        onInput={newsletter.onInput}
        onSubmit={newsletter.onSubmit}
      >
        <div className="newsletter__fields needs-script">
          <FormFields fields={subscriptionFields} errors={errors} disabled={isSending} idPrefix="newsletter-" />
        </div>
        <div className="newsletter__send">
          <HumanCheck handle={newsletter.check} onToken={newsletter.setToken} />
          <div className="needs-script">
            <Button type="submit" busy={isSending} disabled={!newsletter.token}>
              {isSending ? newsletterFormCopy.submitting : newsletterFormCopy.submit}
            </Button>
          </div>
        </div>
        <PrivacyNotice purpose={newsletterFormCopy.notice} />
        {message && !isFieldError && (
          <p className="newsletter__trouble" role="alert">
            {message}
          </p>
        )}
        <noscript>
          <button className="btn btn--coral" type="submit">
            {copy.onPage}
          </button>
        </noscript>
      </form>
    </section>
  )
}

/** The newsletter form in the browser (specification, sections 4, 5, 7 and 8). */
function useNewsletter() {
  const [token, setToken] = useState<string>()
  const check = useRef<HumanCheckHandle>(null)

  const form = useLeadForm({
    form: subscriptionForm,
    draftKey: NEWSLETTER_DRAFT_KEY,
    fields: subscriptionFields,
    successStatuses: [200, 201],
    toldFirst: ['recaptcha', 'email', 'name'],
    serverNames: { full_name: 'name' },
    failure: newsletterFormCopy.failure,
    noResponse: newsletterFormCopy.noResponse,
    check: checkSubscription,
    toBody: (answers) => ({ ...answers, 'g-recaptcha-response': token }),
    onAccepted() {
      check.current?.reset()
      showToast({ kind: 'success', text: newsletterFormCopy.success })
      pushAnalyticsEvent(subscriptionForm.accepted)
    },
    onRefused(text) {
      check.current?.reset()
      showToast({ kind: 'error', text })
    },
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (token) return form.onSubmit(event)
    event.preventDefault()
    showToast({ kind: 'error', text: newsletterFormCopy.humanCheck.missing })
  }

  return { ...form, onSubmit, check, token, setToken }
}
