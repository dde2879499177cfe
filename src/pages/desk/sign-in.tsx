import { data, Form, Link, redirect } from 'react-router'
import { signInCopy as copy } from '#content/desk/sign-in.ts'
import { readForm } from '#platform/forms.ts'
import { clientAddressContext, servicesContext } from '#platform/request-contexts.ts'
import { findSession } from '#staff/find-session.ts'
import { signIn } from '#staff/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { DeskMessage } from '#ui/desk/desk-message.tsx'
import { deskMeta } from '#ui/desk/desk-meta.ts'
import { DeskNotice } from '#ui/desk/desk-notice.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/sign-in.ts'
import { placeToGo } from './place-to-go.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const session = await findSession(request, context.get(servicesContext))
  return session ? redirect(placeToGo(url)) : null
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const email = String(form.get('email') ?? '')
  const credentials = { email, password: String(form.get('password') ?? '') }
  const outcome = await signIn(credentials, context.get(clientAddressContext), request, context.get(servicesContext))

  if (!outcome.ok && outcome.reason === 'too-many') {
    const seconds = Math.ceil(outcome.waitMs / 1_000)
    const init = { status: 429, headers: { 'Retry-After': String(seconds) } }
    return data({ email, message: copy.tooMany(Math.ceil(seconds / 60)) }, init)
  }
  if (!outcome.ok) return data({ email, message: copy.wrong }, 422)

  const headers = new Headers(outcome.setCookies.map((cookie) => ['Set-Cookie', cookie]))
  return redirect(outcome.next === 'code' ? `/desk/sign-in/code${url.search}` : placeToGo(url), { headers })
}

export function meta() {
  return deskMeta(copy.title)
}

export default function SignInPage({ actionData }: Route.ComponentProps) {
  return (
    <DeskNotice title={copy.title}>
      <Form method="post" className="form">
        {actionData && <DeskMessage tone="bad">{actionData.message}</DeskMessage>}
        <Field name="email" label={copy.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="username" required defaultValue={actionData?.email} />
          )}
        </Field>
        <Field name="password" label={copy.password.label}>
          {(control) => <input {...control} type="password" autoComplete="current-password" required />}
        </Field>
        <div className="row">
          <Button type="submit">{copy.enter}</Button>
          <Link className="desk-link" to="/desk/forgotten">
            {copy.forgotten}
          </Link>
        </div>
      </Form>
    </DeskNotice>
  )
}
