import { matchPath } from 'react-router'
import type { Permission } from './roles.ts'

interface Rule {
  /** Asked of whoever opens the page; none may where it is not named: there is no page. */
  read?: Permission
  /** Asked of whoever posts to it; none may where it is not named. */
  write?: Permission
}

/** Open to strangers: the ways in. Everything else under /desk is refused unless a rule below grants it. */
const WAYS_IN = [
  '/desk/sign-in',
  '/desk/sign-in/code',
  '/desk/invitation/:token',
  '/desk/forgotten',
  '/desk/reset/:token',
]

/** For staff who have signed in but have no second factor yet, or are leaving. */
const ON_THE_WAY = ['/desk/second-factor', '/desk/sign-out']

const RULES: Record<string, Rule> = {
  '/desk': { read: 'account.write' },
  '/desk/leads': { read: 'leads.read', write: 'leads.write' },
  '/desk/leads/export': { read: 'leads.export' },
  '/desk/leads/:id': { read: 'leads.read', write: 'leads.write' },
  '/desk/leads/:id/resume': { read: 'leads.read' },
  '/desk/applications': { read: 'applications.read' },
  '/desk/openings': { read: 'openings.read', write: 'openings.write' },
  '/desk/openings/:id': { read: 'openings.write', write: 'openings.write' },
  '/desk/claims': { read: 'claims.read' },
  '/desk/tariffs': { read: 'tariffs.read' },
  '/desk/account': { read: 'account.write', write: 'account.write' },
  '/desk/subscribers': { read: 'subscribers.read', write: 'subscribers.write' },
  '/desk/subscribers/export': { read: 'subscribers.write' },
  '/desk/privacy': { read: 'privacy.write', write: 'privacy.write' },
  '/desk/privacy/export': { read: 'privacy.write', write: 'privacy.write' },
  '/desk/watch': { read: 'watch.read', write: 'outbox.write' },
  '/desk/staff': { read: 'staff.write', write: 'staff.write' },
  '/desk/audit-log': { read: 'audit.read' },
  '/desk/posts': { read: 'posts.read', write: 'posts.write' },
  '/desk/posts/:id': { read: 'posts.read', write: 'posts.write' },
  '/desk/posts/:id/draft': { write: 'posts.write' },
  '/desk/posts/:id/preview': { read: 'posts.read' },
  '/desk/posts/:id/revisions': { read: 'posts.read' },
  '/desk/posts/:id/revisions/:number': { read: 'posts.read', write: 'posts.write' },
  '/desk/pictures': { read: 'posts.read', write: 'posts.write' },
  '/desk/pictures/upload': { write: 'posts.write' },
}

export type Access =
  | { kind: 'open' }
  | { kind: 'on-the-way' }
  | { kind: 'staff'; permission: Permission }
  | { kind: 'none' }

/** What a request to the desk needs. A path or a method that nobody thought of is refused. */
export function accessTo(pathname: string, method: string): Access {
  const path = pathname.replace(/(?<=.)\/$/, '').replace(/\.data$/, '')
  if (WAYS_IN.some((pattern) => matchPath(pattern, path))) return { kind: 'open' }
  if (ON_THE_WAY.includes(path)) return { kind: 'on-the-way' }

  const rule = Object.entries(RULES).find(([pattern]) => matchPath(pattern, path))?.[1]
  const permission = method === 'GET' || method === 'HEAD' ? rule?.read : method === 'POST' ? rule?.write : undefined
  return permission ? { kind: 'staff', permission } : { kind: 'none' }
}
