import { Form } from 'react-router'
import type { StaffRole } from '#desk/access/roles.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'
import { RoleSelect } from './role-select.tsx'

interface Person {
  id: string
  name: string
  email: string
  role: StaffRole
  state: keyof typeof copy.states
}

/** Whoever may enter, and what an admin can do about each but themself. */
export function StaffTable({ staff, own }: { staff: Person[]; own: string }) {
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
    <Form method="post" className="desk-inline">
      <input type="hidden" name="id" value={id} />
      <RoleSelect
        key={role}
        className="input input--small"
        aria-label={`${copy.role}: ${name}`}
        name="role"
        chosen={role}
      />
      <button className="desk-link" type="submit" name="intent" value="role" aria-label={`${copy.save}: ${name}`}>
        {copy.save}
      </button>
    </Form>
  )
}

function AccountButtons(person: Person) {
  return (
    <div className="desk-inline desk-inline--folds">
      <Form method="post" className="desk-inline">
        <input type="hidden" name="id" value={person.id} />
        {person.state === 'blocked' && <IntentButton {...person} intent="unblock" />}
        <IntentButton {...person} intent="end-sessions" />
      </Form>
      {person.state !== 'blocked' && <AskFirst {...person} intent="block" />}
      <AskFirst {...person} intent="reset-second-factor" />
    </div>
  )
}

/** What a colleague cannot mend without an admin takes a second press. */
function AskFirst({ intent, ...person }: Person & { intent: keyof typeof copy.warnings }) {
  return (
    // Closed again once it is done.
    <details className="desk-fold" key={person.state}>
      <summary aria-label={`${copy.intents[intent]}: ${person.name}`}>{copy.intents[intent]}</summary>
      <Form method="post" className="desk-fold__form">
        <input type="hidden" name="id" value={person.id} />
        <p>{copy.warnings[intent]}</p>
        <IntentButton {...person} intent={intent} />
      </Form>
    </details>
  )
}

function IntentButton({ intent, name }: { intent: keyof typeof copy.intents; name: string }) {
  return (
    <button
      className="desk-link"
      type="submit"
      name="intent"
      value={intent}
      aria-label={`${copy.intents[intent]}: ${name}`}
    >
      {copy.intents[intent]}
    </button>
  )
}
