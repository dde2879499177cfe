import type { DeskHandle } from '#desk/access/desk-access.ts'
import { listOpenInvitations } from '#desk/access/one-time-links.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { listStaff } from '#desk/access/staff-queries.ts'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/answer-message.tsx'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/staff.ts'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { StaffTable } from './staff-table.tsx'

export const handle: DeskHandle = { access: { read: 'staff.write' } }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const [staff, invitations] = await Promise.all([listStaff(db), listOpenInvitations(db, now())])

  return {
    own: staffOf(context).id,
    staff: staff.map(({ id, name, email, role, blocked_at, two_factor_enabled }) => ({
      id,
      name,
      email,
      role,
      state: stateOf(Boolean(blocked_at), Boolean(two_factor_enabled)),
    })),
    invitations: invitations.map(({ email, role, expires_at }) => ({ email, role, expires_at })),
  }
}

function stateOf(isBlocked: boolean, hasSecondFactor: boolean): keyof typeof copy.states {
  if (isBlocked) return 'blocked'
  return hasSecondFactor ? 'active' : 'no-second-factor'
}

export default function StaffPage({ loaderData: { own, staff, invitations } }: Route.ComponentProps) {
  const { link } = useAnswer<{ link: string }>('invite')

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <AnswerMessage />
      {link && (
        <div className="desk-message desk-message--good" role="status">
          <p>{copy.invite.made}</p>
          <p>
            <code className="desk-code" translate="no">
              {link}
            </code>
          </p>
        </div>
      )}

      <StaffTable staff={staff} own={own} />
      <InviteForm />
      {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
    </>
  )
}
