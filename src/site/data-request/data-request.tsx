import { data, redirect } from 'react-router'
import { pageMeta } from '#company/page-meta.ts'
import { dataRequestBody, submitDataRequest } from '#leads/data-request/data-request-kind.server.ts'
import { dataRequestFields, RIGHTS } from '#leads/data-request/data-request-schema.ts'
import { dataRequestCopy as copy } from '#leads/data-request/words.en.ts'
import { attributesOf, FormFields, labelOf, listErrors } from '#leads/form/form-fields.tsx'
import { PrivacyNotice } from '#leads/form/privacy-notice.tsx'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { isOnlyShown, parseForm, readVisitorForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/data-request.ts'
import './data-request.css'

export { headers } from '#platform/http/answer-headers.ts'

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/data-request' })
}

export function loader({ context }: Route.LoaderArgs) {
  return { days: context.get(servicesContext).env.PRIVACY_ANSWER_DAYS }
}

/** The form is HTML alone: it is sent once in a lifetime, and what was typed comes back with what is wrong. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = parseForm(dataRequestBody, await readVisitorForm(request))
  if (isOnlyShown(url)) return { draft: form.draft }

  const refused = await limitPosts('data-request', context)
  if (refused) return data({ draft: form.draft, message: refused.message }, refused.init)
  if (!form.ok) return data({ draft: form.draft, errors: form.errors }, 422)

  const stored = await tryToStore(() => submitDataRequest(form.value, context.get(servicesContext)), context)
  if (!stored.ok) return data({ draft: form.draft, message: stored.message }, stored.init)
  return redirect(`/data-request/thanks?reference=${stored.result.reference}`, 303)
}

export default function DataRequestPage({ loaderData: { days }, actionData }: Route.ComponentProps) {
  const { draft = {}, errors = {}, message }: Rejected = actionData ?? {}
  const wrong = listErrors(dataRequestFields, errors)

  return (
    <section className="section">
      <div className="wrap data-request">
        <h1 id="data-request-heading" className="h-page">
          {copy.heading}
        </h1>
        <p className="lead">{copy.lead(days)}</p>
        <form
          className="form form--2"
          method="post"
          action="/data-request"
          noValidate
          aria-labelledby="data-request-heading"
        >
          {(message || wrong.length > 0) && <ErrorSummary errors={wrong} message={message} attempt={0} />}
          <FormFields
            fields={dataRequestFields}
            draft={draft}
            errors={errors}
            instead={{
              right: (field) => (
                <Field key="right" name="right" label={field.label} error={errors.right} wide>
                  {(control) => (
                    <select {...control} required defaultValue={draft.right ?? ''}>
                      <option value="">{copy.chooseRight}</option>
                      <Options of={RIGHTS.map((right) => [right, copy.rights[right]])} />
                    </select>
                  )}
                </Field>
              ),
              email: (field) => (
                <Field key="email" name="email" label={field.label} hint={copy.emailHint} error={errors.email}>
                  {(control) => (
                    <input {...control} {...attributesOf(field)} type={field.type} defaultValue={draft.email} />
                  )}
                </Field>
              ),
              phone_number: (field) => (
                <Field
                  key="phone_number"
                  name="phone_number"
                  label={labelOf(field)}
                  hint={copy.phoneHint}
                  error={errors.phone_number}
                >
                  {(control) => (
                    <input {...control} {...attributesOf(field)} type={field.type} defaultValue={draft.phone_number} />
                  )}
                </Field>
              ),
              message: (field) => (
                <Field
                  key="message"
                  name="message"
                  label={labelOf(field)}
                  hint={copy.messageHint}
                  error={errors.message}
                  wide
                >
                  {(control) => (
                    <textarea {...control} {...attributesOf(field)} rows={5} defaultValue={draft.message} />
                  )}
                </Field>
              ),
            }}
          />
          <div className="vh" aria-hidden="true">
            <input name="nickname" tabIndex={-1} autoComplete="off" aria-label={copy.trap} />
          </div>
          <div className="full">
            <PrivacyNotice purpose={copy.notice} />
          </div>
          <div className="full row">
            <Button type="submit">{copy.submit}</Button>
          </div>
        </form>
      </div>
    </section>
  )
}

interface Rejected {
  draft?: Record<string, string>
  errors?: Record<string, string>
  message?: string
}
