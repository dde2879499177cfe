import type { LeadKind } from '#database/tables.ts'
import { kindsFrom } from '#leads/kinds.ts'
import { type StaffRole, sendersSeenBy } from './roles.ts'

/** The kinds of lead that a role sees: every query for leads on the desk is narrowed to them. */
export function kindsSeenBy(role: StaffRole): LeadKind[] {
  return kindsFrom(sendersSeenBy(role))
}
