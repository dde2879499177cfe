import type { ArticleTables } from './tables/articles.ts'
import type { CompanyTables } from './tables/company.ts'
import type { ConversationTables } from './tables/conversation.ts'
import type { HiringTables } from './tables/hiring.ts'
import type { LeadTables } from './tables/leads.ts'
import type { NewsletterTables } from './tables/newsletter.ts'
import type { OperationTables } from './tables/operation.ts'
import type { PrivacyTables } from './tables/privacy.ts'
import type { StaffTables } from './tables/staff.ts'
import type { TariffTables } from './tables/tariffs.ts'
import type { VisitTables } from './tables/visits.ts'

export type * from './tables/articles.ts'
export type * from './tables/company.ts'
export type * from './tables/conversation.ts'
export type * from './tables/hiring.ts'
export type * from './tables/leads.ts'
export type * from './tables/newsletter.ts'
export type * from './tables/operation.ts'
export type * from './tables/privacy.ts'
export type * from './tables/staff.ts'
export type * from './tables/tariffs.ts'
export type * from './tables/visits.ts'

/**
 * Every table, typed by hand to match the migrations, a file of tables/ for those that belong together. Times are UTC in ISO
 * 8601 text, so that rows compare as text and move between engines unchanged.
 */
export interface Tables
  extends ArticleTables,
    CompanyTables,
    ConversationTables,
    HiringTables,
    LeadTables,
    NewsletterTables,
    OperationTables,
    PrivacyTables,
    StaffTables,
    TariffTables,
    VisitTables {}

/**
 * What the rooms above register, so that the columns below know their values without importing anything: the kinds of
 * lead (src/leads/kinds.ts) and the roles of staff (src/desk/access/roles.ts) are added there, by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the rooms above
export interface Registered {}

export type LeadKind = Registered extends { leadKind: infer Kind extends string } ? Kind : never
export type StaffRole = Registered extends { staffRole: infer Role extends string } ? Role : never
