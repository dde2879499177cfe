import { data, Form, Link } from 'react-router'
import { signInCopy } from '#content/desk/sign-in.ts'
import { readForm } from '#platform/forms.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { findLink } from '#staff/one-time-links.ts'
import { FEWEST_LETTERS } from '#staff/password-length.ts'
import { resetPassword } from '#staff/reset-password.tsx'
import { Button } from '#ui/button.tsx'
import { DeskMessage } from '#ui/desk/desk-message.tsx'
import { deskMeta } from '#ui/desk/desk-meta.ts'
import { DeskNotice } from '#ui/desk/desk-notice.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/reset.ts'

const { reset: copy, password: rules, enter, forgotten } = signInCopy

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  return { isOpen: Boolean(await findLink(db, 'reset', params.token, now())) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const password = String((await readForm(request)).get('password') ?? '')
  const outcome = await resetPassword(params.token, password, context.get(servicesContext))
  return outcome.ok ? data({ isDone: true, error: null }) : data({ isDone: false, error: outcome.trouble }, 422)
}

export function meta() {
  return deskMeta(copy.title)
}

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.isDone) {
    return (
      <DeskNotice title={copy.title}>
        <DeskMessage tone="good">{copy.done}</DeskMessage>
        <Link className="go-link" to="/desk/sign-in">
          {enter}
        </Link>
      </DeskNotice>
    )
  }
  if (!loaderData.isOpen) {
    return (
      <DeskNotice title={copy.title} lead={copy.stale}>
        <Link className="go-link" to="/desk/forgotten">
          {forgotten}
        </Link>
      </DeskNotice>
    )
  }
  return (
    <DeskNotice title={copy.title}>
      <Form method="post" className="form">
        <Field
          name="password"
          label={signInCopy.invitation.choose}
          hint={rules.hint(FEWEST_LETTERS)}
          error={actionData?.error ?? undefined}
        >
          {(control) => <input {...control} type="password" autoComplete="new-password" required />}
        </Field>
        <div className="row">
          <Button type="submit">{copy.save}</Button>
        </div>
      </Form>
    </DeskNotice>
  )
}
