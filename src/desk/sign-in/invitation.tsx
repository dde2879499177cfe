import { data, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { acceptInvitation, readInvitation } from '#desk/access/invitations.ts'
import { FEWEST_LETTERS } from '#desk/access/password-length.ts'
import { startSession } from '#desk/access/sign-in.ts'
import { OnceForm } from '#desk/frame/act-form.tsx'
import { orUnsent } from '#desk/frame/act-page.ts'
import { DeskMessage, DeskNotice } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { WaysIn } from '#desk/staff/ways-in.tsx'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/invitation.ts'
import { signInCopy } from './words.en.ts'

export const handle: DeskHandle = { access: 'open' }

const { invitation: copy, password: rules } = signInCopy
const MOST_NAME_LETTERS = 150

export async function loader({ params, context }: Route.LoaderArgs) {
  const invitation = await readInvitation(params.token, context.get(servicesContext))
  return data(invitation, invitation.kind === 'open' ? 200 : 410)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readForm(request)
  const name = toOneLine(String(form.get('name') ?? '')).slice(0, MOST_NAME_LETTERS)
  const password = String(form.get('password') ?? '')
  if (!name) return data({ name, errors: { name: copy.nameMissing, password: undefined } }, 422)

  const outcome = await acceptInvitation({ token: params.token, name, password }, services)
  if (!outcome.ok) {
    return data(
      { name, errors: { name: undefined, password: outcome.trouble ?? undefined } },
      outcome.trouble ? 422 : 410,
    )
  }

  const cookies = await startSession(outcome.email, request, services)
  return redirect('/desk/second-factor', { headers: new Headers(cookies.map((cookie) => ['Set-Cookie', cookie])) })
}

/** Where it is not answered the page stays as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction)
}

export const meta = titled(copy.title)

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'stale') {
    return (
      <DeskNotice title={copy.stale.title} lead={copy.stale.lead}>
        <WaysIn />
      </DeskNotice>
    )
  }
  const { kind, email } = loaderData
  if (kind === 'joined') {
    return (
      <DeskNotice title={copy.joined.title} lead={copy.joined.lead(email)}>
        <WaysIn />
      </DeskNotice>
    )
  }

  const { name, errors } = actionData ?? {}
  const wrong = errors?.name ?? errors?.password
  return (
    <DeskNotice title={copy.title} lead={copy.lead(email)}>
      <OnceForm submit={copy.accept}>
        {wrong && <DeskMessage tone="bad">{wrong}</DeskMessage>}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <Field name="name" label={copy.name} error={errors?.name}>
          {(control) => <input {...control} autoComplete="name" required defaultValue={name} />}
        </Field>
        <Field name="password" label={copy.choose} hint={rules.hint(FEWEST_LETTERS)} error={errors?.password}>
          {(control) => <input {...control} type="password" autoComplete="new-password" required />}
        </Field>
      </OnceForm>
    </DeskNotice>
  )
}
