import type { Database } from '#database/database.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { findSession } from '#desk/access/find-session.ts'
import { may } from '#desk/access/roles.ts'
import { listSessions } from '#desk/access/sessions.ts'
import { type Staff, staffOf } from '#desk/access/staff-context.ts'
import { AnswerMessage } from '#desk/frame/answer-message.tsx'
import { defaultSignature } from '#desk/leads/reply/signature.ts'
import { accountCopy as copy, staffCopy } from '#desk/sign-in/words.en.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/account.ts'
import { type MailChoices, MailsPart } from './mails-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { RecoveryPart } from './recovery-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

export const handle: DeskHandle = { access: { read: 'account.write' } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const session = await findSession(request, services)
  const sessions = session ? await listSessions(request, session.sessionId, services) : []
  const staff = staffOf(context)
  const { name, email, role } = staff
  return { name, email, role, sessions, mails: await findMailChoices(staff, services.db) }
}

/** For those who answer leads. */
async function findMailChoices(staff: Staff, db: Database): Promise<MailChoices | null> {
  if (!may(staff.role, 'leads.write')) return null
  const { signature, hears_of_leads } = await db
    .selectFrom('staff')
    .select(['signature', 'hears_of_leads'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  return { signature, usualSignature: defaultSignature(staff), hearsOfLeads: hears_of_leads ?? 'at-once' }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { name, email, role, sessions, mails } = loaderData

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">
        <span translate="no">{`${name} · ${email}`}</span>
        <span>{` · ${copy.role}: ${staffCopy.roles[role]}`}</span>
      </p>
      <AnswerMessage />

      {mails && <MailsPart {...mails} />}
      <SessionsPart sessions={sessions} />
      <PasswordPart email={email} />
      <RecoveryPart />
    </>
  )
}
