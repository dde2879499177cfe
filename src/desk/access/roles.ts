import type { Sender } from '#leads/lead-kind.ts'

const PERMISSIONS = [
  'leads.read',
  'leads.write',
  'leads.export',
  /** Phone, email and address of a visitor as they are, and not masked. */
  'contacts.read',
  /** Of those that came by mail and belong to no lead yet: nobody knows whose they are. */
  'letters.read',
  'letters.write',
  /** When our engineers can come, and who has chosen a time. */
  'visits.read',
  'visits.write',
  'applications.read',
  'subscribers.read',
  'subscribers.write',
  'posts.read',
  'posts.write',
  /** Newsletters, and how many get them; never who. */
  'editions.read',
  'editions.write',
  /** To everybody who confirmed. */
  'editions.send',
  'openings.read',
  'openings.write',
  'company.read',
  /** Registers that say of themselves that editors may: people, partners, reviews, films. */
  'words.write',
  /** The others: who the company is, its prices and its claims. */
  'company.write',
  /** To some register; to which, each says of itself. */
  'registers.write',
  'tariffs.read',
  'tariffs.write',
  'status.read',
  'outbox.write',
  'privacy.write',
  'activity.read',
  'staff.write',
  /** One's own password, second factor and sessions. */
  'account.write',
] as const

export type Permission = (typeof PERMISSIONS)[number]

interface Grants {
  may: readonly Permission[]
  /** Whose leads: every query for leads on the desk is narrowed to their kinds; see kinds-seen.ts. */
  seesLeadsFrom: readonly Sender[]
}

const EVERYBODY: Permission[] = ['account.write', 'status.read', 'company.read', 'tariffs.read']

const VIEWER: Permission[] = [
  ...EVERYBODY,
  'leads.read',
  'subscribers.read',
  'posts.read',
  'editions.read',
  'openings.read',
]

/** Every role of staff, with all that it may. What is not granted here is refused. */
const GRANTS = {
  admin: { may: PERMISSIONS, seesLeadsFrom: ['customers', 'applicants'] },
  sales: {
    may: [
      ...EVERYBODY,
      'leads.read',
      'leads.write',
      'leads.export',
      'contacts.read',
      'letters.read',
      'letters.write',
      'visits.read',
      'visits.write',
      'subscribers.read',
      'subscribers.write',
      'posts.read',
      'editions.read',
      // The letters that they answer with.
      'registers.write',
      // Who hears from a visitor that a rate is wrong can mend it.
      'tariffs.write',
      'outbox.write',
    ],
    seesLeadsFrom: ['customers'],
  },
  hr: {
    may: [
      ...EVERYBODY,
      'leads.read',
      'leads.write',
      'leads.export',
      'contacts.read',
      'applications.read',
      'openings.read',
      'openings.write',
      'registers.write',
      'outbox.write',
    ],
    seesLeadsFrom: ['applicants'],
  },
  editor: {
    may: [
      ...EVERYBODY,
      'posts.read',
      'posts.write',
      'editions.read',
      'editions.write',
      'words.write',
      'registers.write',
      'tariffs.write',
    ],
    seesLeadsFrom: [],
  },
  viewer: { may: VIEWER, seesLeadsFrom: ['customers'] },
  /** A viewer who was granted to see whom a lead is from. */
  reader: { may: [...VIEWER, 'contacts.read', 'letters.read', 'visits.read'], seesLeadsFrom: ['customers'] },
} as const satisfies Record<string, Grants>

declare module '#database/tables.ts' {
  interface Registered {
    staffRole: keyof typeof GRANTS
  }
}

export type StaffRole = keyof typeof GRANTS

export const ROLES = Object.keys(GRANTS) as StaffRole[]

export function may(role: StaffRole, permission: Permission): boolean {
  return grantsOf(role).may.includes(permission)
}

/** Whose leads a role sees. */
export function sendersSeenBy(role: StaffRole): readonly Sender[] {
  return grantsOf(role).seesLeadsFrom
}

export function isRole(value: unknown): value is StaffRole {
  return typeof value === 'string' && Object.hasOwn(GRANTS, value)
}

function grantsOf(role: StaffRole): Grants {
  return GRANTS[role]
}
