import type { deskCopy } from '#desk/frame/words.en.ts'
import { may, type Permission } from './roles.ts'
import type { Staff } from './staff-context.ts'

export type PageName = keyof typeof deskCopy.pages

export interface NavItem {
  name: PageName
  to: string
  /** Where else one is on it: pages that it leads to, and that do not stand below its address. */
  also?: string
  /** What it stands with. */
  group: keyof typeof deskCopy.groups
}

const PAGES: (NavItem & { needs: Permission })[] = [
  { name: 'leads', to: '/desk/leads', group: 'people', needs: 'leads.read' },
  { name: 'unmatched', to: '/desk/leads/unmatched', group: 'people', needs: 'letters.read' },
  { name: 'visits', to: '/desk/visits', group: 'people', needs: 'visits.read' },
  {
    name: 'applications',
    to: '/desk/applications',
    also: '/desk/talent-pool',
    group: 'people',
    needs: 'applications.read',
  },
  { name: 'interviews', to: '/desk/interviews', group: 'people', needs: 'applications.read' },
  { name: 'subscribers', to: '/desk/subscribers', group: 'people', needs: 'subscribers.read' },
  { name: 'letters', to: '/desk/letters', group: 'site', needs: 'editions.read' },
  { name: 'posts', to: '/desk/posts', also: '/desk/pictures', group: 'site', needs: 'posts.read' },
  { name: 'openings', to: '/desk/openings', group: 'site', needs: 'openings.read' },
  { name: 'company', to: '/desk/company', group: 'site', needs: 'company.read' },
  { name: 'tariffs', to: '/desk/tariffs', group: 'site', needs: 'tariffs.read' },
  { name: 'status', to: '/desk/status', group: 'desk', needs: 'status.read' },
  { name: 'privacy', to: '/desk/privacy', group: 'desk', needs: 'privacy.write' },
  { name: 'activityLog', to: '/desk/activity-log', group: 'desk', needs: 'activity.read' },
  { name: 'staff', to: '/desk/staff', group: 'desk', needs: 'staff.write' },
  { name: 'account', to: '/desk/account', group: 'desk', needs: 'account.write' },
]

/**
 * The pages that this person may open; the first of them is where they begin. The one for letters of no lead is there
 * where there can be such letters.
 */
export function navFor({ role }: Staff, { hasLetters = false } = {}): NavItem[] {
  const mayOpen = ({ name, needs }: (typeof PAGES)[number]) => may(role, needs) && (name !== 'unmatched' || hasLetters)
  return PAGES.filter(mayOpen).map(({ needs, ...shown }) => shown)
}
