import { data, Form } from 'react-router'
import { z } from 'zod'
import { staffCopy as copy } from '#content/desk/sign-in.ts'
import { readForm } from '#platform/forms.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import { recordAction } from '#staff/audit-log.ts'
import { changeStaff } from '#staff/change-staff.ts'
import { invite } from '#staff/invitations.ts'
import { listOpenInvitations, withdrawLinks } from '#staff/one-time-links.ts'
import { isRole, ROLES, type StaffRole } from '#staff/roles.ts'
import { staffOf } from '#staff/staff-context.ts'
import { listStaff } from '#staff/staff-queries.ts'
import { Button } from '#ui/button.tsx'
import { DeskMessage } from '#ui/desk/desk-message.tsx'
import { DeskTable } from '#ui/desk/desk-table.tsx'
import { deskTime } from '#ui/desk/desk-time.ts'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/staff.ts'

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
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const by = staffOf(context)
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const intent = text('intent')

  switch (intent) {
    case 'invite': {
      const email = text('email').toLowerCase()
      const role = text('role')
      if (!z.email().safeParse(email).success) return data<Answer>({ email, message: copy.invite.emailWrong }, 422)
      if (!isRole(role)) return data<Answer>({ email, message: copy.invite.roleWrong }, 422)

      const link = await invite({ email, role }, by, services)
      return link ? data<Answer>({ link }) : data<Answer>({ email, message: copy.invite.known }, 422)
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
      return data<Answer>({})
    }

    case 'role':
    case 'block':
    case 'unblock':
    case 'end-sessions':
    case 'reset-second-factor':
      // The last admin cannot lock the door from outside.
      if (text('id') === by.id) return data<Answer>({ message: copy.self }, 422)
      await changeStaff(intent, { id: text('id'), role: text('role') }, by, services)
      return data<Answer>({})

    default:
      throw data(null, 400)
  }
}

export default function StaffPage({ loaderData: { own, staff, invitations }, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      {actionData?.message && <DeskMessage tone="bad">{actionData.message}</DeskMessage>}
      {actionData?.link && (
        <div className="desk-message desk-message--good" role="status">
          <p>{copy.invite.made}</p>
          <p>
            <code className="desk-code">{actionData.link}</code>
          </p>
        </div>
      )}

      <DeskTable label={copy.title} columns={[copy.name, copy.email, copy.role, copy.state]}>
        {staff.map((person) => (
          <tr key={person.id}>
            <th scope="row">{person.name}</th>
            <td>{person.email}</td>
            <td>{person.id === own ? copy.roles[person.role] : <RoleForm {...person} />}</td>
            <td>
              <p>{copy.states[person.state]}</p>
              {person.id !== own && <AccountButtons {...person} />}
            </td>
          </tr>
        ))}
      </DeskTable>

      <section className="desk-part">
        <h2>{copy.invite.heading}</h2>
        <Form method="post" className="form desk-form">
          <input type="hidden" name="intent" value="invite" />
          <Field name="email" label={copy.email}>
            {(control) => (
              <input {...control} type="email" autoComplete="off" required defaultValue={actionData?.email} />
            )}
          </Field>
          <Field name="role" label={copy.role}>
            {(control) => <RoleSelect {...control} chosen="viewer" />}
          </Field>
          <div className="row">
            <Button type="submit">{copy.invite.send}</Button>
          </div>
        </Form>
      </section>

      {invitations.length > 0 && (
        <section className="desk-part">
          <h2>{copy.open}</h2>
          <ul className="desk-list">
            {invitations.map(({ email, role, expires_at }) => (
              <li key={email}>
                <span>{`${email} · ${role ? copy.roles[role] : ''} · ${copy.until} ${deskTime(expires_at)}`}</span>
                <Form method="post">
                  <input type="hidden" name="email" value={email} />
                  <button className="desk-link" type="submit" name="intent" value="withdraw">
                    {copy.withdraw}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function RoleForm({ id, name, role }: { id: string; name: string; role: StaffRole }) {
  return (
    <Form method="post" className="desk-inline">
      <input type="hidden" name="id" value={id} />
      <RoleSelect
        key={role}
        className="input input--small"
        aria-label={`${copy.role}: ${name}`}
        name="role"
        chosen={role}
      />
      <button className="desk-link" type="submit" name="intent" value="role">
        {copy.save}
      </button>
    </Form>
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
      {ROLES.map((each) => (
        <option key={each} value={each}>
          {copy.roles[each]}
        </option>
      ))}
    </select>
  )
}

function AccountButtons({ id, state }: { id: string; state: keyof typeof copy.states }) {
  return (
    <Form method="post" className="desk-inline">
      <input type="hidden" name="id" value={id} />
      <button className="desk-link" type="submit" name="intent" value={state === 'blocked' ? 'unblock' : 'block'}>
        {state === 'blocked' ? copy.unblock : copy.block}
      </button>
      <button className="desk-link" type="submit" name="intent" value="end-sessions">
        {copy.endSessions}
      </button>
      <button className="desk-link" type="submit" name="intent" value="reset-second-factor">
        {copy.resetSecondFactor}
      </button>
    </Form>
  )
}
