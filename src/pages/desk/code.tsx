import { data, Link, redirect } from 'react-router'
import { signInCopy } from '#content/desk/sign-in.ts'
import { readForm } from '#platform/forms.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { toOneLine } from '#platform/typed/clean-text.ts'
import { latinDigits } from '#platform/typed/latin-digits.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { confirmCode } from '#staff/second-step.ts'
import { Button } from '#ui/button.tsx'
import { DeskMessage } from '#ui/desk/desk-message.tsx'
import { deskMeta } from '#ui/desk/desk-meta.ts'
import { DeskNotice } from '#ui/desk/desk-notice.tsx'
import { OnceForm } from '#ui/desk/once-form.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/code.ts'
import { placeToGo, withPlace } from './place-to-go.ts'

export const handle: DeskHandle = { access: 'open' }

const { code: copy } = signInCopy

export function loader({ url }: Route.LoaderArgs) {
  const recovery = new URLSearchParams({ to: placeToGo(url), recovery: '' })
  return { isRecovery: url.searchParams.has('recovery'), toRecovery: `?${recovery}` }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const isRecovery = url.searchParams.has('recovery')
  const form = await readForm(request)
  const kind = isRecovery ? 'recovery' : 'totp'
  const outcome = await confirmCode(
    kind,
    latinDigits(toOneLine(String(form.get('code') ?? ''))),
    request,
    context.get(servicesContext),
  )

  if (!outcome.ok) {
    const wrong = isRecovery ? copy.recovery.wrong : copy.wrong
    const message = { wrong, ended: copy.ended, locked: copy.locked }[outcome.reason]
    return data({ message, again: outcome.reason === 'wrong' ? null : withPlace('/desk/sign-in', url) }, 422)
  }
  return redirect(placeToGo(url), { headers: new Headers(outcome.setCookies.map((cookie) => ['Set-Cookie', cookie])) })
}

export function meta() {
  return deskMeta(copy.title)
}

export default function CodePage({ loaderData: { isRecovery, toRecovery }, actionData }: Route.ComponentProps) {
  const { title, lead, label } = isRecovery ? copy.recovery : copy

  return (
    <DeskNotice title={title} lead={lead}>
      <OnceForm method="post" className="form">
        {actionData && <DeskMessage tone="bad">{actionData.message}</DeskMessage>}
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
        <div className="row">
          <Button type="submit">{copy.confirm}</Button>
          {!isRecovery && (
            <Link className="desk-link" to={toRecovery}>
              {copy.lost}
            </Link>
          )}
        </div>
      </OnceForm>
    </DeskNotice>
  )
}
