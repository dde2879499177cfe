import type { Selectable } from 'kysely'
import type { StaffRole } from '#database/tables.ts'

export interface StaffTables {
  staff: StaffTable
  /** better-auth's; here sessions are found, given another token, and ended. */
  staff_sessions: {
    id: string
    token: string
    staff_id: string
  }
  /** In better-auth's shape. Ours is the one provider `credential`, whose account is the person's own id. */
  staff_accounts: {
    id: string
    account_id: string
    provider_id: string
    staff_id: string
    /** How it is hashed: src/desk/access/password-hash.ts. */
    password: string | null
    created_at: string
    updated_at: string
  }
  /** better-auth's: sign-ins that wait for their second step. */
  staff_verifications: {
    /** SHA-256 of what the browser's cookie holds. */
    identifier: string
    /** Whose sign-in it is. */
    value: string
  }
  /** better-auth's; only ever deleted here, for somebody whose phone is gone. */
  staff_second_factors: {
    staff_id: string
  }
  /** One-time codes that were used recently: none works twice. */
  staff_used_codes: {
    staff_id: string
    /** SHA-256 of it. */
    code: string
    used_at: string
    /** SHA-256 of the sign-in that it ended: the same one, sent twice, is answered twice. */
    sign_in: string | null
    /** The session that it began, once it has. */
    session_id: string | null
  }
  /** Links that work once: into a new account, or to a new password. */
  staff_links: {
    /** SHA-256 of the token in the link. */
    hash: string
    purpose: 'invitation' | 'reset'
    /** In lower case. */
    email: string
    /** What whoever is invited becomes; null for a reset. */
    role: StaffRole | null
    /** Who made it; empty where a command did, or the person asked for it. */
    made_by: string
    created_at: string
    expires_at: string
    used_at: string | null
  }
  staff_warnings: StaffWarningsTable
  /** What staff did. Append-only; each row's hash covers the row before it (src/platform/operation/activity-log.ts). */
  audit_log: {
    number: number
    at: string
    /** Null where a command or a stranger did it. */
    staff_id: string | null
    staff_name: string
    /** Such as `lead.answered`. */
    action: string
    /** What it was done to, such as a lead's id. */
    subject: string | null
    /** JSON; never what a lead says. */
    details: string
    previous_hash: string
    hash: string
  }
}

/** Whoever may enter the desk. */
export interface StaffTable {
  id: string
  name: string
  email: string
  email_verified: boolean | number
  /** SQLite keeps booleans as numbers. */
  two_factor_enabled: boolean | number | null
  role: StaffRole
  /** Since when this person may no longer enter. */
  blocked_at: string | null
  /** What stands below the mails of this person; null: name, company and phone. */
  signature: string | null
  /** When this person hears of leads that colleagues give them; null: at once. */
  hears_of_leads: 'at-once' | 'morning' | null
  created_at: string
  updated_at: string
}

/** When somebody was last warned of wrong tries: one mail of a kind in a day. */
export interface StaffWarningsTable {
  staff_id: string
  kind: 'password' | 'code' | 'current-password'
  warned_at: string
}

export type ActivityLogRow = Selectable<StaffTables['audit_log']>
export type StaffLinkRow = Selectable<StaffTables['staff_links']>
export type StaffRow = Selectable<StaffTable>
