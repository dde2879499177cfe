import type { LeadKind, StaffRole } from '#database/tables.ts'

export type { StaffRole }

export const ROLES: StaffRole[] = ['admin', 'sales', 'hr', 'editor', 'viewer']

export type Permission =
  | 'leads.read'
  | 'leads.write'
  | 'leads.export'
  | 'applications.read'
  | 'subscribers.read'
  | 'subscribers.write'
  | 'posts.read'
  | 'posts.write'
  | 'openings.read'
  | 'openings.write'
  | 'claims.read'
  | 'tariffs.read'
  | 'watch.read'
  | 'outbox.write'
  | 'privacy.write'
  | 'audit.read'
  | 'staff.write'
  /** One's own password, second factor and sessions. */
  | 'account.write'

type Grants = { may: Permission[]; sees: LeadKind[] }

const EVERYBODY: Permission[] = ['account.write', 'watch.read', 'claims.read', 'tariffs.read']

/** What is not granted here is refused. */
const GRANTS: Record<StaffRole, Grants> = {
  admin: {
    may: [
      ...EVERYBODY,
      'leads.read',
      'leads.write',
      'leads.export',
      'applications.read',
      'subscribers.read',
      'subscribers.write',
      'posts.read',
      'posts.write',
      'openings.read',
      'openings.write',
      'outbox.write',
      'privacy.write',
      'audit.read',
      'staff.write',
    ],
    sees: ['contact', 'audit', 'application', 'subscription'],
  },
  sales: {
    may: [
      ...EVERYBODY,
      'leads.read',
      'leads.write',
      'leads.export',
      'subscribers.read',
      'subscribers.write',
      'posts.read',
      'outbox.write',
    ],
    sees: ['contact', 'audit', 'subscription'],
  },
  hr: {
    may: [
      ...EVERYBODY,
      'leads.read',
      'leads.write',
      'leads.export',
      'applications.read',
      'openings.read',
      'openings.write',
      'outbox.write',
    ],
    sees: ['application'],
  },
  editor: { may: [...EVERYBODY, 'posts.read', 'posts.write'], sees: [] },
  viewer: {
    may: [...EVERYBODY, 'leads.read', 'subscribers.read', 'posts.read', 'openings.read'],
    sees: ['contact', 'audit', 'subscription'],
  },
}

export function may(role: StaffRole, permission: Permission): boolean {
  return GRANTS[role].may.includes(permission)
}

/** The kinds of lead that a role sees: every query for leads on the desk is narrowed to them. */
export function kindsSeenBy(role: StaffRole): LeadKind[] {
  return GRANTS[role].sees
}

export function isRole(value: unknown): value is StaffRole {
  return ROLES.includes(value as StaffRole)
}
