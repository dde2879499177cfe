import { ROLES, type StaffRole } from '#desk/access/roles.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'

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

export function RoleSelect({ chosen, ...select }: RoleSelectProps) {
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
