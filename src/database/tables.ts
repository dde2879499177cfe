import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * Every table, typed by hand to match the migrations. Times are UTC in ISO
 * 8601 text, so that rows compare as text and move between engines unchanged.
 */
export interface Tables {
  leads: LeadsTable
  idempotency_keys: IdempotencyKeysTable
  outbox: OutboxTable
  unanswered_questions: UnansweredQuestionsTable
  posts: PostsTable
  post_tags: PostTagsTable
  post_drafts: PostDraftsTable
  post_revisions: PostRevisionsTable
  post_redirects: PostRedirectsTable
  post_pictures: PostPicturesTable
  post_seeds: PostSeedsTable
  post_translations: PostTranslationsTable
  post_translation_revisions: PostTranslationRevisionsTable
  post_words: PostWordsTable
  post_word_trigrams: PostWordTrigramsTable
  blog_version: BlogVersionTable
  recurring_tasks: RecurringTasksTable
  secrets: SecretsTable
  spent_nonces: SpentNoncesTable
  consents: ConsentsTable
  rate_limits: RateLimitsTable
  subscribers: SubscribersTable
  subscriber_tokens: SubscriberTokensTable
  counts: CountsTable
  openings: OpeningsTable
  tallies: TalliesTable
  suppressions: SuppressionsTable
  last_operations: LastOperationsTable
  builds: BuildsTable
  staff: StaffTable
  staff_sessions: StaffSessionsTable
  staff_accounts: StaffAccountsTable
  staff_verifications: StaffVerificationsTable
  staff_second_factors: StaffSecondFactorsTable
  staff_used_codes: StaffUsedCodesTable
  staff_links: StaffLinksTable
  staff_warnings: StaffWarningsTable
  audit_log: ActivityLogTable
  lead_handling: LeadHandlingTable
  lead_notes: LeadNotesTable
  lead_follow_ups: LeadFollowUpsTable
  lead_links: LeadLinksTable
  lead_messages: LeadMessagesTable
  lead_message_files: LeadMessageFilesTable
  lead_reply_drafts: LeadReplyDraftsTable
  lead_hand_overs: LeadHandOversTable
  lead_ratings: LeadRatingsTable
  resume_texts: ResumeTextsTable
  talent_pool: TalentPoolTable
  visit_slots: VisitSlotsTable
  visits: VisitsTable
  mail_folders: MailFoldersTable
  bounced_addresses: BouncedAddressesTable
  lead_releases: LeadReleasesTable
  lead_alarms: LeadAlarmsTable
  lead_views: LeadViewsTable
  receipts: ReceiptsTable
  known_mailboxes: KnownMailboxesTable
  lead_reads: LeadReadsTable
  privacy_notices: PrivacyNoticesTable
  legal_texts: LegalTextsTable
  erasure_seals: ErasureSealsTable
  register_entries: RegisterEntriesTable
  register_versions: RegisterVersionsTable
  register_translations: RegisterTranslationsTable
  register_stamp: RegisterStampTable
  tariff_version: TariffVersionTable
  tariff_surcharges: TariffSurchargesTable
  tariff_orders: TariffOrdersTable
  editions: EditionsTable
  edition_revisions: EditionRevisionsTable
  edition_deliveries: EditionDeliveriesTable
  edition_lane: EditionLaneTable
  edition_pages: EditionPagesTable
  edition_links: EditionLinksTable
  audiences: AudiencesTable
  automatic_letters: AutomaticLettersTable
  edition_news: EditionNewsTable
}

/**
 * What the rooms above register, so that the columns below know their values without importing anything: the kinds of
 * lead (src/leads/kinds.ts) and the roles of staff (src/desk/access/roles.ts) are added there, by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the rooms above
export interface Registered {}

export type LeadKind = Registered extends { leadKind: infer Kind extends string } ? Kind : never
export type StaffRole = Registered extends { staffRole: infer Role extends string } ? Role : never

export interface LeadsTable {
  id: string
  kind: LeadKind
  reference: string
  full_name: string
  email: string
  phone_number: string | null
  /** JSON: what only this kind of lead has. */
  details: string
  /** Equal for the same content on the same day in India; see acceptLead. */
  fingerprint: string
  /** Why staff should look before answering, or null. A visitor never hears of it. */
  quarantine_reason: string | null
  received_at: string
  reply_by: string | null
  /** Where the file that came with it is kept (src/platform/files/files.ts), or null. */
  file_key: string | null
  /** When the virus scanner had looked at the file, or null: not looked at, so nothing is known. */
  file_scanned_at: string | null
  /** Why its sender got no receipt by mail, or null; see accept-lead.ts and define-receipt.ts. Staff may send it. */
  receipt_held: string | null
  /** JSON: where the visitor came from, or null where we were not told; see lead-context.ts. */
  attribution: string | null
}

export interface IdempotencyKeysTable {
  key: string
  lead_id: string
  created_at: string
}

export interface OutboxTable {
  id: string
  kind: string
  /** JSON for the job. */
  payload: string
  lead_id: string | null
  created_at: string
  due_at: string
  attempts: number
  leased_by: string | null
  leased_until: string | null
  last_error: string | null
  delivered_at: string | null
  failed_at: string | null
}

/** What the assistant found nothing for, counted by the day in India; nothing says who asked. */
export interface UnansweredQuestionsTable {
  day: string
  /** Without numbers and addresses; empty for all that came after a day's last row. */
  question: string
  times: number
}

/** A draft is seen by nobody; the others by everybody once `published_at` has passed. */
export type PostStatus = 'draft' | 'scheduled' | 'published'

export interface PostsTable {
  id: Generated<number>
  slug: string
  title: string
  description: string
  seo_meta_description: string
  /** Sanitised before it was stored. */
  content_html: string
  /** What content_html says, without markup: for search and excerpts. */
  content_text: string
  /** JSON: the headings with their ids. */
  contents: string
  reading_minutes: number
  cover: string
  cover_alt: string
  /** Addresses of pictures, or null where the drawn cover stands in. */
  thumbnail_image: string | null
  featured_image: string | null
  /** JSON: an array of words; post_tags repeats them for queries. */
  tags: string
  /** JSON: an array of sources. */
  sources: string
  status: PostStatus
  published_at: string
  updated_at: string
  /** 1 while the post is as its file in content/posts; 0 once staff have written or changed it. */
  is_seeded: Generated<number>
  /** When somebody last wrote on it, published or not. */
  changed_at: Generated<string>
  /** Who did; null where a file did. */
  changed_by: string | null
}

/** What staff write: beside what visitors see, until it is published. */
export interface PostDraftsTable {
  post_id: number
  /** Counts the saves, so that one never undoes another unseen. */
  version: number
  /** JSON: a PostBody. */
  body: string
  /** 1 while it is what visitors see, or will at the minute it is scheduled for. */
  is_public: number
  saved_at: string
  staff_id: string
  staff_name: string
  /** The window that saved it: one that never heard of its own save is not in conflict with itself. */
  editor: string
}

/** Why a state of a post was kept. */
export type RevisionReason = 'original' | 'kept' | 'published' | 'scheduled' | 'replaced' | 'restored'

export interface PostRevisionsTable {
  post_id: number
  /** From 1, for each post. */
  number: number
  reason: RevisionReason
  /** JSON: a PostBody. */
  body: string
  made_at: string
  staff_name: string
}

/** Addresses that posts had; what has moved twice leads straight to where it is now. */
export interface PostRedirectsTable {
  slug: string
  post_id: number
  made_at: string
}

/** Pictures in posts, each kept in several widths; see picture-address.ts. */
export interface PostPicturesTable {
  hash: string
  /** Of the largest one kept. */
  width: number
  height: number
  alt: string
  uploaded_at: string
  staff_name: string
  /** The hash of the picture whose place it took. */
  replaces: string | null
  /** See src/articles/pictures/look-of.ts; null where nobody has looked yet. */
  look: string | null
}

export interface PostTagsTable {
  tag: string
  post_id: number
}

export interface PostSeedsTable {
  slug: string
  digest: string
}

/** An article in another language than English; its address, tags, sources and days are the English article's. */
export interface PostTranslationsTable {
  post_id: number
  /** `hi`. */
  language: string
  title: string
  description: string
  seo_meta_description: string
  cover_alt: string
  /** As in posts, these three. */
  content_html: string
  content_text: string
  contents: string
  /** 1: visitors see it, for as long as they see the English article. */
  is_public: number
  /** When visitors last saw it change. */
  updated_at: string
  /** Of which English text it was made (digestOfEnglish), and when. */
  made_from: string
  made_at: string
  /** 1 while it is as its file in content/posts; 0 once staff have written on it. */
  is_seeded: number
  /** JSON: a TranslationBody, what staff have written and not published. */
  draft: string | null
  /** Counts the saves, so that one never undoes another unseen; and the window that saved last. */
  version: number
  editor: string
  changed_at: string
  /** Null where a file did. */
  changed_by: string | null
}

/** What visitors saw of it, each time that it was published. */
export interface PostTranslationRevisionsTable {
  post_id: number
  language: string
  /** From 1, for each. */
  number: number
  /** JSON: a TranslationBody. */
  body: string
  made_at: string
  staff_name: string
}

export type PostTranslationRow = Selectable<PostTranslationsTable>

export interface PostWordsTable {
  word: string
}

export interface PostWordTrigramsTable {
  trigram: string
  word: string
}

/** One row that counts the changes to posts, so that whoever keeps pages can ask cheaply whether they are still true. */
export interface BlogVersionTable {
  id: number
  version: number
}

export type PostRow = Selectable<PostsTable>
export type PostRevisionRow = Selectable<PostRevisionsTable>
export type PostPictureRow = Selectable<PostPicturesTable>
export type NewPostRow = Insertable<PostsTable>
/** One row a task: the newest period that was begun, and whether it was brought to its end. */
export interface RecurringTasksTable {
  task: string
  /** When the period began, so that a later one compares as later. */
  period: string
  leased_until: string
  finished_at: string | null
}

/** What no setting gives us and every process must agree on. */
export interface SecretsTable {
  name: string
  value: string
}

/** Human checks that have been used, kept until they would have expired anyway. */
export interface SpentNoncesTable {
  nonce: string
  expires_at: string
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

export interface RateLimitsTable {
  /** A hash of what is counted: no address is stored. */
  key: string
  hits: number
  ends_at: string
}

export interface SubscribersTable {
  id: string
  /** The email in lower case: one person, one row. */
  address: string
  /** As it was typed; mail goes there. */
  email: string
  full_name: string
  /** JSON list; see newsletter-topics.ts. */
  topics: string
  created_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
  /** The delivery that last was allowed to mail this address because somebody typed it into a form, and when. */
  asked_by: string | null
  asked_at: string | null
  times_asked: number
  /** Since when it is mailed no more, whatever is typed into a form; see suppressions.ts. */
  suppressed_at: string | null
  /** Whose tariffs this person wants to hear of; null: nobody said. */
  state_code: Generated<string | null>
  /** Null: English. */
  language: Generated<string | null>
  /** Until when this person wants no edition. */
  paused_until: Generated<string | null>
  /** JSON: where and on which day a list that we took over says that this person agreed; null for our own forms. */
  proof: Generated<string | null>
  /** `weekly`: news that the site sends by itself comes together once a week; null: each by itself. */
  frequency: Generated<'weekly' | null>
  /** More editions than these in a week, from Monday on, are held back; null: no limit. */
  most_a_week: Generated<number | null>
  /** kWh of a usual month at home, for what a tariff change costs this person; null: nobody said. */
  units_a_month: Generated<number | null>
}

export interface SubscriberTokensTable {
  /** SHA-256 of the token: who reads the database cannot use it. */
  hash: string
  subscriber_id: string
  purpose: 'confirm' | 'manage'
  expires_at: string
}

export type SubscriberRow = Selectable<SubscribersTable>
export type LeadRow = Selectable<LeadsTable>
export type OutboxRow = Selectable<OutboxTable>

/** How often something happened on a page on one day in India. Nobody is in it. */
export interface CountsTable {
  /** YYYY-MM-DD */
  day: string
  path: string
  event: string
  count: number
}

export interface OpeningsTable {
  /** Its address: /careers/<id>. */
  id: string
  /** Where it stands in the list. */
  place: number
  title: string
  location: string
  type: string
  /** YYYY-MM-DD, as the next two: days in India. */
  posted_on: string
  summary: string
  description: string
  /** JSON: headings, each with its points. */
  requirements: string
  /** The first day on which it is to be seen; null for always. */
  opens_on: string | null
  /** The last day on which one may apply; null for open-ended. */
  closes_on: string | null
  /** 1 while it is as src/company/openings/first-openings.en.ts says; 0 once staff have written or changed it. */
  is_seeded: number
  changed_at: string
  /** JSON: what applicants are judged by at the desk, one name each. Visitors do not see it. */
  criteria: Generated<string>
}

export type OpeningRow = Selectable<OpeningsTable>

/** How often something worth a look happened on one day in India; see tallies.ts. Nobody is in it. */
export interface TalliesTable {
  kind: 'failed-search' | 'missing-page' | 'broken-link' | 'redirect'
  /** YYYY-MM-DD */
  day: string
  /** Empty for all that came after a day's last row. */
  name: string
  times: number
}

/** Addresses that we never write to again by ourselves. The address itself is not kept. */
export interface SuppressionsTable {
  /** SHA-256 of the address in lower case. */
  hash: string
  reason: string
  suppressed_by: string
  suppressed_at: string
}

/** What was last done for the site's safety, one row an operation; see record-operation.ts. */
/** Builds whose files are kept in the file store; see old-builds/. */
export interface BuildsTable {
  /** A hash of its files' names, each of which is a hash of its content. */
  id: string
  /** JSON: the names of all its files below /assets/. */
  files: string
  /** Noted every hour by each process that runs it. */
  last_used_at: string
}

export interface LastOperationsTable {
  operation: 'backup' | 'drill' | 'restore' | 'move'
  finished_at: string
  /** 0 where it failed. */
  is_ok: number
  /** JSON: what it said of itself. */
  details: string
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

/** better-auth's; here sessions are found, given another token, and ended. */
export interface StaffSessionsTable {
  id: string
  token: string
  staff_id: string
}

/** In better-auth's shape. Ours is the one provider `credential`, whose account is the person's own id. */
export interface StaffAccountsTable {
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
export interface StaffVerificationsTable {
  /** SHA-256 of what the browser's cookie holds. */
  identifier: string
  /** Whose sign-in it is. */
  value: string
}

/** better-auth's; only ever deleted here, for somebody whose phone is gone. */
export interface StaffSecondFactorsTable {
  staff_id: string
}

/** One-time codes that were used recently: none works twice. */
export interface StaffUsedCodesTable {
  staff_id: string
  /** SHA-256 of it. */
  code: string
  used_at: string
  /** SHA-256 of the sign-in that it ended: the same one, sent twice, is answered twice. */
  sign_in: string | null
  /** The session that it began, once it has. */
  session_id: string | null
}

/** When somebody was last warned of wrong tries: one mail of a kind in a day. */
export interface StaffWarningsTable {
  staff_id: string
  kind: 'password' | 'code' | 'current-password'
  warned_at: string
}

/** Links that work once: into a new account, or to a new password. */
export interface StaffLinksTable {
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

/** What staff did. Append-only; each row's hash covers the row before it (src/platform/operation/activity-log.ts). */
export interface ActivityLogTable {
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

export type ActivityLogRow = Selectable<ActivityLogTable>
export type StaffLinkRow = Selectable<StaffLinksTable>
export type StaffRow = Selectable<StaffTable>

/** `none` where nobody waits for an answer: a subscription. */
export type LeadStatus = 'new' | 'in-hand' | 'answered' | 'closed' | 'none'

/** Where an application or a sale stands beyond its status; which kind has which: src/leads/stages.ts. */
export type LeadStage =
  | 'screening'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'declined'
  | 'visit-booked'
  | 'quoted'
  | 'won'
  | 'lost'

/** What staff do with a lead. Not written with the lead, but by the desk when it looks; see catch-up.ts. */
export interface LeadHandlingTable {
  /** Also of the lead's words: in SQLite's lead_search; in PostgreSQL they are a column, `words`. */
  number: Generated<number>
  lead_id: string
  /** These three are the lead's own and never change: they are here for the indexes. */
  kind: LeadKind
  received_at: string
  reply_by: string | null
  status: LeadStatus
  owner_id: string | null
  stage: LeadStage | null
  /** Since when it has stood there; null where its stage was never set, or before this was kept. */
  stage_at: string | null
  /** In whole rupees, as somebody at the desk put it; null where nobody did. */
  worth_rupees: number | null
  /** The key of a product in the register of products. */
  product: string | null
  /** One of LOST_REASONS in src/leads/stages.ts. */
  lost_because: string | null
  answered_at: string | null
  closed_at: string | null
  updated_at: string | null
  /** 1 once its words can be searched; see index-leads.ts. */
  is_findable: Generated<number>
}

/** Append-only. */
export interface LeadNotesTable {
  id: string
  lead_id: string
  staff_id: string | null
  /** As it was then. */
  staff_name: string
  text: string
  written_at: string
}

/** When somebody means to write or call again. A lead has one that is not over, at most. */
export interface LeadFollowUpsTable {
  id: string
  lead_id: string
  due_at: string
  /** What about. */
  text: string
  set_by: string | null
  /** As it was then. */
  set_by_name: string
  set_at: string
  ended_at: string | null
}

/** Leads of one person, by somebody's word. */
export interface LeadLinksTable {
  lead_id: string
  /** Equal for all that were linked with each other. */
  person_id: string
  linked_by: string
  linked_at: string
}

/** A letter about a lead, to its sender or from them. */
export interface LeadMessagesTable {
  /** Of one that we send, the id of its row in the outbox too. */
  id: string
  /** Null: it came by mail, and nobody knows yet to which lead it belongs. */
  lead_id: string | null
  direction: 'out' | 'in'
  /** Written at the desk, read from a mailbox, or added by its sender on their own page. */
  way: 'desk' | 'mail' | 'page'
  /** As the mail's header has it (RFC 5322, 3.6.4), without angle brackets. */
  message_id: string | null
  in_reply_to: string | null
  from_address: string
  /** As its sender calls themselves, in a letter that came by mail. */
  from_name: string | null
  to_address: string
  subject: string
  text: string
  /** Of one that came: cleaned, to be shown in a frame that runs and fetches nothing. */
  html: string | null
  /** Not written by a person: an automatic answer (RFC 3834), or a report that a letter was not delivered (RFC 3464). */
  automatic: 'reply' | 'bounce' | null
  /** Who wrote it, where one of staff did, and their name as it was then. */
  staff_id: string | null
  staff_name: string | null
  at: string
  /** One that was taken back before it went. */
  taken_back_at: string | null
  /** One of no lead, which staff have looked at and want no more of. */
  dismissed_at: string | null
}

export interface LeadMessageFilesTable {
  id: string
  message_id: string
  place: number
  name: string
  /** By its content; see src/platform/files. */
  type: string
  bytes: number
  /** Where it is kept (src/platform/files/files.ts); null where it was refused. */
  file_key: string | null
  /** As for leads: null where no scanner has looked at it. */
  scanned_at: string | null
  /** Why it was not kept, in words. */
  refused: string | null
}

/** What one of staff has begun to write about a lead. */
export interface LeadReplyDraftsTable {
  lead_id: string
  staff_id: string
  subject: string
  text: string
  saved_at: string
}

/** A lead that was given to somebody who has not heard of it yet. */
export interface LeadHandOversTable {
  lead_id: string
  staff_id: string
  /** Who gave it. */
  by_name: string
  at: string
}

/** What one of staff thinks of an applicant. Colleagues read it once they have said what they think themselves. */
export interface LeadRatingsTable {
  lead_id: string
  staff_id: string
  /** As it was then. */
  staff_name: string
  /** From 1 to 5. */
  stars: number
  /** JSON: the same by each criterion of the opening that they could judge. */
  criteria: Generated<string>
  text: string
  at: string
}

/** What a resume says, so that it can be found and read. */
export interface ResumeTextsTable {
  lead_id: string
  /** Which file it was read from: another one may have taken its place. */
  file_key: string
  text: string
  /** Why there is no text, or not all of it; see read-resume.ts. */
  trouble: 'none' | 'cut' | 'unreadable' | 'not-read'
  read_at: string
}

/** Applicants who agreed that we think of them for other jobs. Taken back, the row is gone; the ledger says so. */
export interface TalentPoolTable {
  lead_id: string
  agreed_at: string
  /** Until then the application is kept; afterwards it goes as others do. */
  ends_at: string
}

/** A time at which our engineers can come to an area, or at which we can meet somebody who applied for an opening. */
export interface VisitSlotsTable {
  id: string
  starts_at: string
  ends_at: string
  /** Its entry in the register of areas, or `opening:` and an opening's id; and what that was called when the slot was made. */
  area_id: string
  area_name: string
  /** How many visits there can be in this time. */
  places: number
  /** Who of staff made it, as they were called then. */
  made_by: string
  made_at: string
  cancelled_at: string | null
  /** How one meets for an interview; null: it is a visit to a home. */
  meeting: 'site' | 'phone' | 'video' | null
  /** The address, or the link; null on the phone. */
  meeting_place: string | null
}

/** That somebody has chosen a slot for a visit. Another choice is another row. */
export interface VisitsTable {
  id: string
  lead_id: string
  slot_id: string
  booked_at: string
  ended_at: string | null
  /** `moved`: the lead has another row since. */
  ended_by: 'moved' | 'visitor' | 'staff' | null
}

export type VisitSlotRow = Selectable<VisitSlotsTable>

/** How far a folder of a mailbox has been read (RFC 3501, 2.3.1.1), and by which process just now. */
export interface MailFoldersTable {
  /** Mailbox and folder: `answers@example.com INBOX`. */
  folder: string
  uid_validity: string
  last_uid: number
  read_at: string
  leased_by: string | null
  leased_until: string | null
  /** Since when it cannot be read, and why; null where it can. */
  failed_at: string | null
  last_error: string | null
}

/** Addresses that the world has told us do not exist. */
export interface BouncedAddressesTable {
  /** In lower case. */
  email: string
  reason: string
  at: string
}

/** Why a lead had been in quarantine, and who let it out. */
export interface LeadReleasesTable {
  lead_id: string
  reason: string
  staff_name: string
  released_at: string
}

/** Leads that staff were alarmed about: once each. */
export interface LeadAlarmsTable {
  lead_id: string
  alarmed_at: string
}

/** A filter of the inbox that somebody named. */
export interface LeadViewsTable {
  id: string
  staff_id: string
  name: string
  /** As it stands in the address. */
  query: string
  created_at: string
  /** Since when colleagues see it too; null: its maker alone. */
  shared_at: string | null
}

/** The receipts that went to an inbox in the last 24 hours, by numbered places; see claim-receipt.ts. */
export interface ReceiptsTable {
  /** SHA-256 of it: no address is kept. */
  mailbox: string
  place: number
  /** The outbox row. */
  delivery: string
  claimed_at: string
}

/** Inboxes whose owners have answered us; see mailbox.ts. */
export interface KnownMailboxesTable {
  mailbox: string
  /** The subscriber or lead by which we know. */
  source: string
  known_since: string
}

/** Who at the desk read of which lead: one row a person, lead and hour; see src/desk/access/lead-reads.ts. */
export interface LeadReadsTable {
  /** No foreign key: it outlives the lead. */
  lead_id: string
  /** When the hour began. */
  hour: string
  staff_id: string
  /** As it was then. */
  staff_name: string
  /** `listed`: name, phone, place and first words, in a list; `whole`: everything that was sent. */
  extent: 'listed' | 'whole'
}

/** Each text that consents were given under. */
export interface PrivacyNoticesTable {
  version: string
  /** JSON; see src/leads/consents/notice.ts. */
  text: string
  first_shown_at: string
}

/** Each legal text as visitors have seen it; see src/company/legal/shown-texts.ts. */
export interface LegalTextsTable {
  version: string
  which: 'privacy' | 'terms' | 'returns'
  /** JSON, as the page prints it. */
  policy: string
  first_shown_at: string
}

/** What a restored backup must not undo; see src/leads/erasure-seals.ts. */
export interface ErasureSealsTable {
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

export type ErasureSealRow = Selectable<ErasureSealsTable>
export type LeadReadRow = Selectable<LeadReadsTable>
export type LeadViewRow = Selectable<LeadViewsTable>

/** One row that counts the changes to surcharges and orders, so that each process asks cheaply whether its records still hold. */
export interface TariffVersionTable {
  id: number
  version: number
  changed_at: string
}

/** A fuel surcharge as somebody announced it, entered at the desk. Never changed: a correction is another row. */
export interface TariffSurchargesTable {
  id: string
  state_code: string
  discom: string
  /** null: whoever the company supplies. */
  category: 'domestic' | 'commercial' | 'ht-industry' | 'lt-industry' | null
  /** Some bills have a second fuel surcharge beside the first. */
  part: 'first' | 'second'
  kind: 'percent' | 'paisePerUnit'
  value: number
  /** "2026-11", as the next: the first and the last month for which it was announced. */
  from_month: string
  to_month: string
  /** A link, or what document says so. */
  source: string
  entered_at: string
  entered_by: string
  entered_by_name: string
  /** The row that this one corrects. */
  replaces: string | null
  /** Since when it holds no more, and why. */
  ended_at: string | null
  ended_by_name: string | null
  end_reason: 'corrected' | 'removed' | null
}

export type TariffOrderStatus = 'waiting' | 'live' | 'refused' | 'taken-back'

/** A tariff record that somebody uploaded. It counts while it is live, and then before the built-in one of the same id. */
export interface TariffOrdersTable {
  id: string
  record_id: string
  state_code: string
  file_name: string
  /** JSON: the record, as it was uploaded. */
  text: string
  /** 1 where its uploader said that it ends the record before it earlier than that says itself. */
  ends_early: number
  status: TariffOrderStatus
  uploaded_at: string
  uploaded_by: string
  uploaded_by_name: string
  /** Approved or refused: never by its uploader. */
  decided_at: string | null
  decided_by: string | null
  decided_by_name: string | null
  /** Of the tariffs, with which it came to count: later ones count before earlier ones. */
  version: number | null
  /** JSON: the records that end because of it, each with its last day. */
  ended: string
  taken_back_at: string | null
  taken_back_by: string | null
  taken_back_by_name: string | null
}

export type TariffSurchargeRow = Selectable<TariffSurchargesTable>
export type TariffOrderRow = Selectable<TariffOrdersTable>

/** An entry of a register (src/company/registers): a phone number, a person, a claim. */
export interface RegisterEntriesTable {
  id: string
  register: string
  /** Of entries that pages ask for by name. */
  key: string | null
  /** Where it stands among its register's. */
  position: number
  /** JSON: what visitors see; null for nothing. */
  published: string | null
  /** JSON: what staff have written beside it; null where that is nothing else. */
  draft: string | null
  /** From when visitors see the draft. Once that is over it is what is published, whatever stands in `published`. */
  publish_at: string | null
  /** Since when it lies in the trash. */
  deleted_at: string | null
  /** 1 while what is published was made up for the first build. */
  is_sample: number
  /** Counts its changes: whoever saves says which one they changed. */
  revision: number
  updated_at: string
  /** As they were called then; empty for the site itself. */
  updated_by: string
}

/** What was done to an entry, each time with all its values. Append-only. */
export interface RegisterVersionsTable {
  entry_id: string
  /** From 1, for each entry. */
  number: number
  act: RegisterAct
  /** JSON, as they were after it. */
  values: string
  /** Of one that was scheduled. */
  publish_at: string | null
  /** 1 where they are the first build's own. */
  is_sample: number
  made_at: string
  /** Null for the site itself. */
  staff_id: string | null
  staff_name: string
}

export type RegisterAct =
  | 'first'
  | 'setting'
  | 'saved'
  | 'published'
  | 'scheduled'
  | 'confirmed'
  | 'hidden'
  | 'restored'
  | 'trashed'
  | 'brought back'

/** One row that counts what has changed for visitors. */
export interface RegisterStampTable {
  id: number
  version: number
  changed_at: string
}

/** An entry of a register in another language: field by field, what staff write in place of the translation of the release. */
export interface RegisterTranslationsTable {
  entry_id: string
  /** `hi`. */
  language: string
  /** JSON: by the field, what visitors read. */
  values: string
  /** JSON: by the field, the English of which that was made. */
  english: string
  /** Counts the saves. */
  revision: number
  updated_at: string
  updated_by: string
}

export type RegisterTranslationRow = Selectable<RegisterTranslationsTable>
export type RegisterEntryRow = Selectable<RegisterEntriesTable>
export type RegisterVersionRow = Selectable<RegisterVersionsTable>

/** `waiting`: written, and somebody who may send has to look at it. */
export type EditionStatus = 'draft' | 'waiting' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled'

/** A letter to many subscribers. */
export interface EditionsTable {
  id: string
  status: EditionStatus
  /** JSON: an EditionBody. */
  body: string
  /** Counts the saves, so that one never undoes another unseen. */
  version: number
  /** The window that saved it last. */
  editor: string
  created_at: string
  changed_at: string
  changed_by: string
  changed_by_name: string
  /** Who sent or scheduled it. */
  approved_by_name: string | null
  /** When it is to begin, where it is scheduled. */
  send_at: string | null
  began_at: string | null
  /** When nothing was left to send, or it was cancelled. */
  ended_at: string | null
  /** As it was when sending began, with signs where each recipient's own links stand. */
  html: string | null
  text: string | null
  /** The last subscriber that was looked at for a delivery, until all were: then `filled_at`. */
  filled_to: string | null
  filled_at: string | null
  /** Who paused it, or why it paused by itself. */
  paused_because: string | null
  /** What the site began by itself; null for what staff did. */
  automatic: Generated<AutomaticKind | null>
}

export interface EditionRevisionsTable {
  edition_id: string
  /** From 1, for each edition. */
  number: number
  reason: 'kept' | 'sent' | 'replaced' | 'restored'
  body: string
  made_at: string
  staff_name: string
}

/**
 * `handed`: it may be with the mail server from here on, so it never goes again unless the mail server said no.
 * `uncertain`: whoever handed it over never told what came of it. `skipped`: left, or could not be written to by then.
 * `held`: had as many that week as they chose.
 */
export type EditionDeliveryStatus = 'waiting' | 'handed' | 'sent' | 'failed' | 'uncertain' | 'skipped' | 'held'

/** One edition for one subscriber. Its id is the Message-ID. */
export interface EditionDeliveriesTable {
  id: string
  edition_id: string
  /** Null once the subscriber was erased. */
  subscriber_id: string | null
  /** Of the recipient's address. */
  domain: string
  status: EditionDeliveryStatus
  due_at: string
  attempts: number
  handed_by: string | null
  handed_at: string | null
  settled_at: string | null
  last_error: string | null
  /** What came by mail after it had been taken: that it will never arrive, or that its recipient complained. */
  reported: 'bounced' | 'complained' | null
}

/** One row: which process sends editions just now. */
export interface EditionLaneTable {
  id: number
  leased_by: string | null
  leased_until: string | null
}

/** An edition as the public archive shows it, from the moment that sending begins. */
export interface EditionPagesTable {
  edition_id: string
  /** The last part of its address: "2026-11-26-what-changes-in-april". It never changes. */
  name: string
  is_private: 0 | 1
  /** Counts how often it was made private or public. */
  revision: number
  began_at: string
  subject: string
  preheader: string
  /** JSON: a list of KeptPart, as the edition was when sending began. */
  parts: string
}

/** Where a link of an edition leads, and how often it was tapped by all who have it; nobody keeps who. */
export interface EditionLinksTable {
  /** The last part of its address in the mail. */
  id: string
  edition_id: string
  /** From 1, as they stand in the edition. */
  number: number
  /** As it was written: "/shop", "https://…". */
  href: string
  taps: number
}

/** A choice of subscribers that somebody named. */
export interface AudiencesTable {
  id: string
  name: string
  /** JSON: an Audience. */
  audience: string
  made_at: string
  made_by_name: string
}

/** What an edition can be begun by; `digest`: the news of a week for who wants them together. */
export type AutomaticKind = 'article' | 'tariff' | 'opening' | 'price' | 'digest'

/** A switch at the desk: whether the site begins editions of a kind, and whether they wait for a person. */
export interface AutomaticLettersTable {
  kind: AutomaticKind
  mode: 'off' | 'waits' | 'goes'
  changed_at: string
  changed_by_name: string
}

/** Something that was published and is told once. Nobody is in it. */
export interface EditionNewsTable {
  kind: Exclude<AutomaticKind, 'digest'>
  /** Its id: of an article, an order, a surcharge, an opening; of a price the product with it. */
  subject: string
  /** Of a tariff. */
  state_code: string | null
  noted_at: string
  /** 1 where it had been published before its kind was switched on: nothing is told of it. */
  is_old: number
  /** The edition that tells it at once, and the digest that tells it to the others. */
  edition_id: string | null
  digest_id: string | null
}

export type EditionNewsRow = Selectable<EditionNewsTable>
export type EditionRow = Selectable<EditionsTable>
export type EditionDeliveryRow = Selectable<EditionDeliveriesTable>
