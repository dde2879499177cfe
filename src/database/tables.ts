import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * Every table, typed by hand to match the migrations. Times are UTC in ISO
 * 8601 text, so that rows compare as text and move between engines unchanged.
 */
export interface Tables {
  leads: LeadsTable
  idempotency_keys: IdempotencyKeysTable
  outbox: OutboxTable
  posts: PostsTable
  post_tags: PostTagsTable
  post_seeds: PostSeedsTable
  post_words: PostWordsTable
  post_word_trigrams: PostWordTrigramsTable
  blog_version: BlogVersionTable
}

export type LeadKind = 'contact' | 'audit' | 'application' | 'subscription'

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
}

export interface PostTagsTable {
  tag: string
  post_id: number
}

export interface PostSeedsTable {
  slug: string
  digest: string
}

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
export type NewPostRow = Insertable<PostsTable>
export type LeadRow = Selectable<LeadsTable>
export type OutboxRow = Selectable<OutboxTable>
