import { useState } from 'react'
import { data, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { beginSecondFactor, confirmSecondFactor, type NewSecondFactor } from '#desk/access/second-factor.ts'
import { ENDED_BY_TRIES, findSession } from '#desk/access/sessions.ts'
import { OnceForm } from '#desk/frame/act-form.tsx'
import { orUnsent } from '#desk/frame/act-page.ts'
import { DeskMessage, DeskNotice } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { qrCode } from '#platform/qr-code.ts'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/second-factor.ts'
import { signInCopy } from './words.en.ts'
import './second-factor.css'

export const handle: DeskHandle = { access: 'on-the-way' }

const { setUp: copy } = signInCopy

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await findSession(request, context.get(servicesContext))
  return session?.hasSecondFactor ? redirect('/desk') : null
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  // Who has one keeps it: another is set up only after an admin took the first away.
  if ((await findSession(request, services))?.hasSecondFactor) return redirect('/desk')
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')

  if (!form.has('code')) {
    const made = await beginSecondFactor(text('password'), request, services)
    if (made === 'ended') return redirect(ENDED_BY_TRIES)
    return made === 'wrong'
      ? data({ shown: null, message: copy.wrongPassword }, 422)
      : data({ shown: show(made), message: null })
  }

  const outcome = await confirmSecondFactor(text('code'), request, services)
  if (outcome.ok) {
    return redirect('/desk', { headers: new Headers(outcome.setCookies.map((cookie) => ['Set-Cookie', cookie])) })
  }
  // Nobody scans twice for a slip of the finger: the key comes back with the form that showed it.
  const shown = show({ address: text('address'), key: text('key'), recoveryCodes: text('recoveryCodes').split(' ') })
  return data({ shown, message: signInCopy.code.wrong }, 422)
}

function show(made: NewSecondFactor) {
  return { ...made, picture: `data:image/svg+xml,${encodeURIComponent(qrCode(made.address))}` }
}

/** Where it is not answered the page stays as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction)
}

export const meta = titled(copy.title)

export default function SecondFactorPage({ actionData }: Route.ComponentProps) {
  const message = actionData?.message && <DeskMessage tone="bad">{actionData.message}</DeskMessage>
  const [shown, setShown] = useState(actionData?.shown)
  // An answer that did not come takes nothing away.
  if (actionData?.shown !== undefined && actionData.shown !== shown) setShown(actionData.shown)

  if (!shown) {
    return (
      <DeskNotice title={copy.title} lead={copy.lead}>
        <OnceForm submit={copy.begin}>
          {message}
          <Field name="password" label={copy.again}>
            {(control) => <input {...control} type="password" autoComplete="current-password" required />}
          </Field>
        </OnceForm>
      </DeskNotice>
    )
  }

  return (
    <DeskNotice title={copy.title}>
      <OnceForm submit={copy.finish}>
        {message}
        <p>{copy.scan}</p>
        <img className="second-factor__picture" src={shown.picture} alt={copy.picture} width="220" height="220" />
        <p className="second-factor__key" translate="no">
          {shown.key}
        </p>
        <p>{copy.keep}</p>
        <ul className="second-factor__codes" translate="no">
          {shown.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <input type="hidden" name="address" value={shown.address} />
        <input type="hidden" name="key" value={shown.key} />
        <input type="hidden" name="recoveryCodes" value={shown.recoveryCodes.join(' ')} />
        <Field name="code" label={copy.code}>
          {(control) => <input {...control} inputMode="numeric" autoComplete="one-time-code" required />}
        </Field>
      </OnceForm>
    </DeskNotice>
  )
}
