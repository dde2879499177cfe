import { data } from 'react-router'
import { changeStaff } from '#desk/access/change-staff.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { invite } from '#desk/access/invitations.ts'
import { mailInvitation } from '#desk/access/mail-invitation.ts'
import { listOpenInvitations, withdrawLinks } from '#desk/access/one-time-links.ts'
import { isRole } from '#desk/access/roles.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { findStaffByEmail, findStaffById, listStaff } from '#desk/access/staff-queries.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { isEmailAddress, sameAddress } from '#platform/text/read-email-address.ts'
import type { Route } from './+types/staff.ts'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { StaffTable } from './staff-table.tsx'

export const handle: DeskHandle = { access: { read: 'staff.write', write: 'staff.write' } }

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

interface Answer {
  link?: string
  email?: string
  message?: string
  done?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const by = staffOf(context)
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const intent = text('intent')

  switch (intent) {
    case 'invite': {
      const email = sameAddress(text('email'))
      const role = text('role')
      if (!isEmailAddress(email)) return data<Answer>({ email, message: copy.invite.emailWrong }, 422)
      if (!isRole(role)) return data<Answer>({ email, message: copy.invite.roleWrong }, 422)

      const link = await invite({ email, role }, by, services, [mailInvitation])
      if (link) return data<Answer>({ link })
      const colleague = await findStaffByEmail(services.db, email)
      return data<Answer>({ email, message: colleague?.blocked_at ? copy.invite.blocked : copy.invite.known }, 422)
    }

    case 'withdraw': {
      const email = text('email')
      await services.db.transaction().execute(async (trx) => {
        await withdrawLinks(trx, { purpose: 'invitation', email })
        await recordAction(trx, {
          staff: by,
          action: 'staff.invitation-withdrawn',
          details: { email },
          at: services.now(),
        })
      })
      return data<Answer>({ done: copy.done.withdraw(email) })
    }

    case 'role':
    case 'block':
    case 'unblock':
    case 'end-sessions':
    case 'reset-second-factor': {
      const colleague = await findStaffById(services.db, text('id'))
      if (!colleague) throw data(null, 404)
      const { id, name } = colleague
      // The last admin cannot lock the door from outside.
      if (id === by.id) return data<Answer>({ message: copy.self }, 422)
      const role = text('role')
      if (intent === 'role' && !isRole(role)) return data<Answer>({ message: copy.invite.roleWrong }, 422)
      await changeStaff(intent, { id, role }, by, services)
      return data<Answer>({ done: copy.done[intent](name) })
    }

    default:
      throw data(null, 400)
  }
}

export default function StaffPage({ loaderData: { own, staff, invitations }, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      {actionData?.done && <DeskMessage tone="good">{actionData.done}</DeskMessage>}
      {actionData?.message && <DeskMessage tone="bad">{actionData.message}</DeskMessage>}
      {actionData?.link && (
        <div className="desk-message desk-message--good" role="status">
          <p>{copy.invite.made}</p>
          <p>
            <code className="desk-code" translate="no">
              {actionData.link}
            </code>
          </p>
        </div>
      )}

      <StaffTable staff={staff} own={own} />
      <InviteForm typed={actionData?.email} />
      {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
    </>
  )
}
