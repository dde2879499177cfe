import type { DeskHandle } from '#desk/access/desk-access.ts'
import { findSession } from '#desk/access/find-session.ts'
import { listSessions } from '#desk/access/sessions.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { AnswerMessage } from '#desk/frame/answer-message.tsx'
import { accountCopy as copy, staffCopy } from '#desk/sign-in/words.en.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/account.ts'
import { PasswordPart } from './password-part.tsx'
import { RecoveryPart } from './recovery-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

export const handle: DeskHandle = { access: { read: 'account.write' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const session = await findSession(request, services)
  const sessions = session ? await listSessions(request, session.sessionId, services) : []
  const { name, email, role } = staffOf(context)
  return { name, email, role, sessions }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { name, email, role, sessions } = loaderData

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">
        <span translate="no">{`${name} · ${email}`}</span>
        <span>{` · ${copy.role}: ${staffCopy.roles[role]}`}</span>
      </p>
      <AnswerMessage />

      <SessionsPart sessions={sessions} />
      <PasswordPart email={email} />
      <RecoveryPart />
    </>
  )
}
