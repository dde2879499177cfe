import { data, Link, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { confirmCode } from '#desk/access/second-step.ts'
import { OnceForm } from '#desk/frame/act-form.tsx'
import { orUnsent } from '#desk/frame/act-page.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskMessage, DeskNotice } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/code.ts'
import { redirectAfterSignIn, withPlace } from './redirect-after-sign-in.ts'
import { signInCopy } from './words.en.ts'

export const handle: DeskHandle = { access: 'open' }

const { code: copy } = signInCopy

export function loader({ url }: Route.LoaderArgs) {
  const recovery = new URLSearchParams({ to: redirectAfterSignIn(url), recovery: '' })
  return { isRecovery: url.searchParams.has('recovery'), toRecovery: `?${recovery}` }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const isRecovery = url.searchParams.has('recovery')
  const form = await readForm(request)
  const kind = isRecovery ? 'recovery' : 'totp'
  const outcome = await confirmCode(
    kind,
    toOneLine(String(form.get('code') ?? '')),
    request,
    context.get(servicesContext),
  )

  if (!outcome.ok) {
    const wrong = isRecovery ? copy.recovery.wrong : copy.wrong
    const message = { wrong, ended: copy.ended, locked: copy.locked }[outcome.reason]
    return data({ message, again: outcome.reason === 'wrong' ? null : withPlace('/desk/sign-in', url) }, 422)
  }
  return redirect(redirectAfterSignIn(url), {
    headers: new Headers(outcome.setCookies.map((cookie) => ['Set-Cookie', cookie])),
  })
}

/** Where it is not answered the page stays as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction)
}

export const meta = titled(copy.title)

export default function CodePage({ loaderData: { isRecovery, toRecovery }, actionData }: Route.ComponentProps) {
  const { title, lead, label } = isRecovery ? copy.recovery : copy

  return (
    <DeskNotice title={title} lead={lead}>
      <OnceForm submit={copy.confirm} beside={!isRecovery && <DeskLink to={toRecovery}>{copy.lost}</DeskLink>}>
        {actionData?.message !== undefined && <DeskMessage tone="bad">{actionData.message}</DeskMessage>}
        {actionData?.again && (
          <Link className="go-link" to={actionData.again}>
            {copy.again}
          </Link>
        )}
        <Field name="code" label={label}>
          {(control) => (
            <input
              {...control}
              key={String(isRecovery)}
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              required
            />
          )}
        </Field>
      </OnceForm>
    </DeskNotice>
  )
}
