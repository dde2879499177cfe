import type { LeadKind, LeadRow } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { applicationKind } from './application/application-kind.server.ts'
import { correctionKind } from './correction/correction-kind.server.ts'
import { dataRequestKind } from './data-request/data-request-kind.server.ts'
import { enquiryKind } from './enquiry/enquiry-kind.server.ts'
import { auditKind } from './home-audit/audit-kind.server.ts'
import type { LeadKindEntry, Sender, Told } from './lead-kind.ts'
import { subscriptionKind } from './subscription/subscription-kind.server.ts'

/**
 * Every kind of lead, by the name under which it is stored. What the site does with a kind, from its limit to its column
 * in an export, follows from its entry. On the server only: a page takes what it shows of a kind from its loader.
 */
const kinds = {
  // Read when they are asked for, not when this file is: an entry says how its leads are accepted, and accepting one reads
  // its entry here.
  get contact() {
    return enquiryKind
  },
  get audit() {
    return auditKind
  },
  get application() {
    return applicationKind
  },
  get subscription() {
    return subscriptionKind
  },
  get correction() {
    return correctionKind
  },
  get 'data-request'() {
    return dataRequestKind
  },
}

declare module '#database/tables.ts' {
  interface Registered {
    leadKind: keyof typeof kinds
  }
}

export const LEAD_KINDS: Readonly<Record<LeadKind, LeadKindEntry>> = kinds

export const KIND_NAMES = Object.keys(LEAD_KINDS) as LeadKind[]

export function kindsWhere(is: (entry: LeadKindEntry) => boolean): LeadKind[] {
  return KIND_NAMES.filter((kind) => is(LEAD_KINDS[kind]))
}

export function kindsFrom(senders: readonly Sender[]): LeadKind[] {
  return kindsWhere(({ from }) => senders.includes(from))
}

export function isLeadKind(name: string): name is LeadKind {
  return Object.hasOwn(LEAD_KINDS, name)
}

/** The mailbox of the people who answer this lead. */
export function mailboxFor({ kind, details }: Pick<LeadRow, 'kind' | 'details'>, env: Env): string {
  return LEAD_KINDS[kind].mailboxFor(JSON.parse(details), env)
}

/** What this lead says. */
export function tellLead({ kind, details }: Pick<LeadRow, 'kind' | 'details'>): Told {
  return LEAD_KINDS[kind].tell(JSON.parse(details))
}
