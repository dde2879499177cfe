import type { deskCopy } from '#content/desk/frame.ts'
import { may, type Permission } from './roles.ts'
import type { Staff } from './staff-context.ts'

type PageName = keyof typeof deskCopy.pages

export interface NavItem {
  name: PageName
  to: string
}

const PAGES: (NavItem & { needs: Permission })[] = [
  { name: 'auditLog', to: '/desk/audit-log', needs: 'audit.read' },
  { name: 'staff', to: '/desk/staff', needs: 'staff.write' },
  { name: 'account', to: '/desk/account', needs: 'account.write' },
]

/** The pages that this person may open; the first of them is where they begin. */
export function navFor({ role }: Staff): NavItem[] {
  return PAGES.filter(({ needs }) => may(role, needs)).map(({ name, to }) => ({ name, to }))
}
