import type { Generated, Insertable, Selectable } from 'kysely'

export interface ArticleTables {
  posts: PostsTable
  post_tags: {
    tag: string
    post_id: number
  }
  /** What staff write: beside what visitors see, until it is published. */
  post_drafts: {
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
  post_revisions: {
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
  post_redirects: {
    slug: string
    post_id: number
    made_at: string
  }
  /** Pictures in posts, each kept in several widths; see picture-address.ts. */
  post_pictures: {
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
  post_seeds: {
    slug: string
    digest: string
  }
  /** An article in another language than English; its address, tags, sources and days are the English article's. */
  post_translations: {
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
  post_translation_revisions: {
    post_id: number
    language: string
    /** From 1, for each. */
    number: number
    /** JSON: a TranslationBody. */
    body: string
    made_at: string
    staff_name: string
  }
  post_words: {
    word: string
  }
  post_word_trigrams: {
    trigram: string
    word: string
  }
  /** One row that counts the changes to posts, so that whoever keeps pages can ask cheaply whether they are still true. */
  blog_version: {
    id: number
    version: number
  }
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

/** Why a state of a post was kept. */
export type RevisionReason = 'original' | 'kept' | 'published' | 'scheduled' | 'replaced' | 'restored'

export type PostTranslationRow = Selectable<ArticleTables['post_translations']>

export type PostRow = Selectable<PostsTable>
export type PostRevisionRow = Selectable<ArticleTables['post_revisions']>
export type PostPictureRow = Selectable<ArticleTables['post_pictures']>
export type NewPostRow = Insertable<PostsTable>
