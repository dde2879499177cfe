import type { deskCopy } from '#desk/frame/words.en.ts'
import { may, type Permission } from './roles.ts'
import type { Staff } from './staff-context.ts'

type PageName = keyof typeof deskCopy.pages

export interface NavItem {
  name: PageName
  to: string
}

const PAGES: (NavItem & { needs: Permission })[] = [
  { name: 'leads', to: '/desk/leads', needs: 'leads.read' },
  { name: 'visits', to: '/desk/visits', needs: 'visits.read' },
  { name: 'applications', to: '/desk/applications', needs: 'applications.read' },
  { name: 'subscribers', to: '/desk/subscribers', needs: 'subscribers.read' },
  { name: 'posts', to: '/desk/posts', needs: 'posts.read' },
  { name: 'openings', to: '/desk/openings', needs: 'openings.read' },
  { name: 'company', to: '/desk/company', needs: 'company.read' },
  { name: 'tariffs', to: '/desk/tariffs', needs: 'tariffs.read' },
  { name: 'status', to: '/desk/status', needs: 'status.read' },
  { name: 'privacy', to: '/desk/privacy', needs: 'privacy.write' },
  { name: 'activityLog', to: '/desk/activity-log', needs: 'activity.read' },
  { name: 'staff', to: '/desk/staff', needs: 'staff.write' },
  { name: 'account', to: '/desk/account', needs: 'account.write' },
]

/** The pages that this person may open; the first of them is where they begin. */
export function navFor({ role }: Staff): NavItem[] {
  return PAGES.filter(({ needs }) => may(role, needs)).map(({ name, to }) => ({ name, to }))
}
