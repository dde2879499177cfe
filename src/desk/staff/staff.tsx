import type { DeskHandle } from '#desk/access/desk-access.ts'
import { listOpenInvitations } from '#desk/access/one-time-links.ts'
import { ROLES, type StaffRole } from '#desk/access/roles.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { listStaff } from '#desk/access/staff-queries.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { FormPart } from '#desk/frame/form-part.tsx'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/staff.ts'

interface OpenInvitationsProps {
  invitations: { email: string; role: StaffRole | null; expires_at: string }[]
}

export const handle: DeskHandle = { access: { read: 'staff.write' } }

export async function loader({ context }: Route.LoaderArgs) {
  const { staff: own, db, now } = deskOf(context)
  const [staff, invitations] = await Promise.all([listStaff(db), listOpenInvitations(db, now())])

  return {
    own: own.id,
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
  const { typed } = useAnswer('invite')

  return (
    <FormPart act="invite" heading={copy.invite.heading} submit={copy.invite.send} isEmptiedWhenDone>
      <Field name="email" label={copy.email}>
        {(control) => <input {...control} type="email" autoComplete="off" required defaultValue={typed?.email} />}
      </Field>
      <Field name="role" label={copy.role}>
        {(control) => <RoleSelect {...control} chosen="viewer" />}
      </Field>
    </FormPart>
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

interface Person {
  id: string
  name: string
  email: string
  role: StaffRole
  state: keyof typeof copy.states
}

/** Whoever may enter, and what an admin can do about each but themself. */
function StaffTable({ staff, own }: { staff: Person[]; own: string }) {
  return (
    <DeskTable label={copy.title} columns={[copy.name, copy.email, copy.role, copy.state]}>
      {staff.map((person) => (
        <tr key={person.id}>
          <th scope="row">{person.name}</th>
          <td translate="no">{person.email}</td>
          <td>{person.id === own ? copy.roles[person.role] : <RoleForm {...person} />}</td>
          <td>
            <p>{copy.states[person.state]}</p>
            {person.id !== own && <AccountButtons {...person} />}
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}

function RoleForm({ id, name, role }: Person) {
  return (
    <ActForm act="change-role" className="desk-inline">
      <input type="hidden" name="id" value={id} />
      <RoleSelect
        key={role}
        className="input input--small"
        aria-label={`${copy.role}: ${name}`}
        name="role"
        chosen={role}
      />
      <button className="desk-link" type="submit" aria-label={`${copy.save}: ${name}`}>
        {copy.save}
      </button>
    </ActForm>
  )
}

function AccountButtons(person: Person) {
  return (
    <div className="desk-inline desk-inline--folds">
      {person.state === 'blocked' && <AccountForm {...person} act="unblock" />}
      <AccountForm {...person} act="end-sessions" />
      {person.state !== 'blocked' && <AskFirst {...person} act="block" />}
      <AskFirst {...person} act="reset-second-factor" />
    </div>
  )
}

/** What a colleague cannot mend without an admin takes a second press. */
function AskFirst({ act, ...person }: Person & { act: keyof typeof copy.warnings }) {
  return (
    // Closed again once it is done.
    <details className="desk-fold" key={person.state}>
      <summary aria-label={`${copy.acts[act]}: ${person.name}`}>{copy.acts[act]}</summary>
      <div className="desk-fold__form">
        <p>{copy.warnings[act]}</p>
        <AccountForm {...person} act={act} />
      </div>
    </details>
  )
}

function AccountForm({ act, id, name }: Person & { act: keyof typeof copy.acts }) {
  return (
    <ActForm act={act}>
      <button className="desk-link" type="submit" name="id" value={id} aria-label={`${copy.acts[act]}: ${name}`}>
        {copy.acts[act]}
      </button>
    </ActForm>
  )
}

interface RoleSelectProps {
  chosen: StaffRole
  name: string
  className: string
  'aria-label'?: string
}

function RoleSelect({ chosen, ...select }: RoleSelectProps) {
  return (
    <select {...select} defaultValue={chosen}>
      <Options of={ROLES.map((each) => [each, copy.roles[each]])} />
    </select>
  )
}
