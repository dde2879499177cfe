import { data, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { rememberBrowser } from '#desk/access/known-browser.ts'
import { findAnyLink, findLink } from '#desk/access/one-time-links.ts'
import { FEWEST_LETTERS } from '#desk/access/password-length.ts'
import { resetPassword } from '#desk/access/reset-password.ts'
import { OnceForm } from '#desk/frame/act-form.tsx'
import { orUnsent } from '#desk/frame/act-page.ts'
import { DeskMessage, DeskNotice } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { WaysIn } from '#desk/staff/ways-in.tsx'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/reset.ts'
import { signInCopy } from './words.en.ts'

export const handle: DeskHandle = { access: 'open' }

export { headers } from '#platform/http/answer-headers.ts'

const { reset: copy, password: rules, enter } = signInCopy

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const link = await findAnyLink(db, 'reset', params.token)
  return { isUsed: Boolean(link?.used_at), isOpen: Boolean(await findLink(db, 'reset', params.token, now())) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const password = String((await readForm(request)).get('password') ?? '')
  const services = context.get(servicesContext)
  const outcome = await resetPassword(params.token, password, services)
  if (!outcome.ok) return data({ isDone: false, error: outcome.trouble }, 422)

  // Who reads the owner's mail is no stranger: others' wrong tries are none of this browser's.
  const known = await rememberBrowser(outcome.staffId, request, services)
  return data({ isDone: true, error: null }, { headers: { 'Set-Cookie': known } })
}

/** Where it is not answered the page stays as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction)
}

export const meta = titled(copy.title)

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
      <DeskNotice title={copy.title} lead={loaderData.isUsed ? copy.used : copy.stale}>
        <WaysIn />
      </DeskNotice>
    )
  }
  return (
    <DeskNotice title={copy.title}>
      <OnceForm submit={copy.save}>
        <Field
          name="password"
          label={signInCopy.invitation.choose}
          hint={rules.hint(FEWEST_LETTERS)}
          error={actionData?.error ?? undefined}
        >
          {(control) => <input {...control} type="password" autoComplete="new-password" required />}
        </Field>
      </OnceForm>
    </DeskNotice>
  )
}
