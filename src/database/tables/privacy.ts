import type { Selectable } from 'kysely'

export interface PrivacyTables {
  consents: ConsentsTable
  suppressions: SuppressionsTable
  /** Each text that consents were given under. */
  privacy_notices: {
    version: string
    /** JSON; see src/leads/consents/notice.ts. */
    text: string
    first_shown_at: string
  }
  /** What a restored backup must not undo; see src/leads/erasure-seals.ts. */
  erasure_seals: {
    /** HMAC-SHA256 of the kind and what it is about, by a key that is in no backup; of a suppression, its own hash. */
    hash: string
    /**
     * Erased: everything of an address or a number; a subscription; one lead. Taken back: the consent for a lead, its
     * part in the talent pool, the newsletter for an address. An address that is suppressed, or no longer.
     */
    kind: 'email' | 'phone' | 'subscription' | 'lead' | 'consent' | 'newsletter' | 'pool' | 'suppressed' | 'lifted'
    /** Which key: eight digits of its own hash. Empty for suppressions, which need none. */
    key_name: string
    sealed_at: string
  }
}

/** What was agreed to and withdrawn: append-only, and nothing personal in it. */
export interface ConsentsTable {
  id: string
  lead_id: string | null
  subscriber_id: string | null
  purpose: string
  action: 'given' | 'confirmed' | 'withdrawn'
  /** Of the notice that the form showed (privacy_notices); null where it was given before versions were the server's. */
  notice_version: string | null
  occurred_at: string
}

/** Addresses that we never write to again by ourselves. The address itself is not kept. */
export interface SuppressionsTable {
  /** SHA-256 of the address in lower case. */
  hash: string
  reason: string
  suppressed_by: string
  suppressed_at: string
}

export type ErasureSealRow = Selectable<PrivacyTables['erasure_seals']>
