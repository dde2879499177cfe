import { ROLES, type StaffRole } from '#desk/access/roles.ts'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'

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
