import type { DeskHandle } from '#desk/access/desk-access.ts'
import { listOpenInvitations } from '#desk/access/one-time-links.ts'
import type { StaffRole } from '#desk/access/roles.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { listStaff } from '#desk/access/staff-queries.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/staff.ts'
import { RoleSelect, StaffTable } from './staff-table.tsx'

interface OpenInvitationsProps {
  invitations: { email: string; role: StaffRole | null; expires_at: string }[]
}

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

function InviteForm() {
  const { link, typed } = useAnswer<{ link: string }>('invite')

  return (
    <section className="desk-part">
      <h2>{copy.invite.heading}</h2>
      <ActForm act="invite" className="form desk-form" key={link}>
        <Field name="email" label={copy.email}>
          {(control) => <input {...control} type="email" autoComplete="off" required defaultValue={typed?.email} />}
        </Field>
        <Field name="role" label={copy.role}>
          {(control) => <RoleSelect {...control} chosen="viewer" />}
        </Field>
        <div className="row">
          <Button type="submit">{copy.invite.send}</Button>
        </div>
      </ActForm>
    </section>
  )
}

function OpenInvitations({ invitations }: OpenInvitationsProps) {
  return (
    <section className="desk-part">
      <h2>{copy.open}</h2>
      <ul className="desk-list">
        {invitations.map(({ email, role, expires_at }) => (
          <li key={email}>
            <span>
              <span translate="no">{email}</span>
              <span>{` · ${role ? copy.roles[role] : ''} · ${copy.until} ${deskTime(expires_at)}`}</span>
            </span>
            <ActForm act="withdraw-invitation">
              <button
                className="desk-link"
                type="submit"
                name="email"
                value={email}
                aria-label={`${copy.withdraw}: ${email}`}
              >
                {copy.withdraw}
              </button>
            </ActForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
