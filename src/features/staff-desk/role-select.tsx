import { staffCopy as copy } from '#content/desk/sign-in.ts'
import { ROLES, type StaffRole } from '#staff/roles.ts'

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
