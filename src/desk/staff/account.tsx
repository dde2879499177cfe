import { data, redirect } from 'react-router'
import { confirmPassword } from '#desk/access/confirm-password.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { findSession } from '#desk/access/find-session.ts'
import { FORGET_ALL } from '#desk/access/forget-all.ts'
import { passwordTrouble } from '#desk/access/password-rules.ts'
import { newRecoveryCodes } from '#desk/access/second-factor.ts'
import { changePassword, endSession, listSessions } from '#desk/access/sessions.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { endSessionsOf } from '#desk/access/staff-queries.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { accountCopy as copy, signInCopy, staffCopy } from '#desk/sign-in/words.en.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Route } from './+types/account.ts'
import { PasswordPart } from './password-part.tsx'
import { RecoveryPart } from './recovery-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

export const handle: DeskHandle = { access: { read: 'account.write', write: 'account.write' } }

const { password: rules } = signInCopy
const SIGNED_OUT = '/desk/sign-in?why=tries'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const session = await findSession(request, services)
  const sessions = session ? await listSessions(request, session.sessionId, services) : []
  const { name, email, role } = staffOf(context)
  return { name, email, role, sessions }
}

interface Answer {
  message?: string
  errors?: { ownPassword?: string; currentPassword?: string; newPassword?: string; password?: string }
  codes?: string[]
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const staff = staffOf(context)
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const record = (action: string) =>
    services.db.transaction().execute((trx) => recordAction(trx, { staff, action, at: services.now() }))

  switch (form.get('intent')) {
    case 'end-sessions': {
      const session = await findSession(request, services)
      const check = session ? await confirmPassword(text('ownPassword'), session, services) : 'ended'
      if (check === 'ended') return redirect(SIGNED_OUT)
      if (check === 'wrong') return data<Answer>({ errors: { ownPassword: rules.wrong } }, 422)

      if (text('session') === 'all') {
        await endSessionsOf(services.db, staff.id)
        await record('account.sessions-ended')
        return redirect('/desk/sign-in', { headers: FORGET_ALL })
      }
      await endSession(text('session'), staff.id, services)
      await record('account.session-ended')
      return redirect('/desk/account')
    }

    case 'password': {
      const trouble = await passwordTrouble(text('newPassword'), [staff.name, staff.email])
      if (trouble) return data<Answer>({ errors: { newPassword: trouble } }, 422)

      const passwords = { currentPassword: text('currentPassword'), newPassword: text('newPassword') }
      const session = await findSession(request, services)
      const outcome = session
        ? await changePassword(passwords, session, services)
        : { ok: false as const, reason: 'ended' as const }
      if (!outcome.ok && outcome.reason === 'ended') return redirect(SIGNED_OUT)
      if (!outcome.ok) return data<Answer>({ errors: { currentPassword: rules.wrong } }, 422)

      const headers = new Headers(outcome.setCookies.map((cookie) => ['Set-Cookie', cookie]))
      return data<Answer>({ message: copy.password.done }, { headers })
    }

    case 'recovery': {
      const codes = await newRecoveryCodes(text('password'), request, services)
      if (codes === 'ended') return redirect(SIGNED_OUT)
      if (codes === 'wrong') return data<Answer>({ errors: { password: rules.wrong } }, 422)

      await record('account.recovery-codes-made')
      return data<Answer>({ codes })
    }

    default:
      throw data(null, 400)
  }
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, role, sessions } = loaderData
  const { message, errors, codes } = actionData ?? {}

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">
        <span translate="no">{`${name} · ${email}`}</span>
        <span>{` · ${copy.role}: ${staffCopy.roles[role]}`}</span>
      </p>
      {message && <DeskMessage tone="good">{message}</DeskMessage>}

      <SessionsPart sessions={sessions} error={errors?.ownPassword} />
      <PasswordPart email={email} errors={errors} />
      <RecoveryPart codes={codes} error={errors?.password} />
    </>
  )
}
