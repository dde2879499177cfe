import type { PostStatus } from '#database/tables.ts'
import type { Language } from '#platform/text/language.ts'

/** The drawn covers, in public/covers. */
export const COVERS = ['wave', 'tri', 'slab', 'dial', 'feed', 'day', 'bill'] as const

export type Cover = (typeof COVERS)[number]

/** The drawn cover of whatever has none of its own: always the same one for the same name. */
export function coverOf(name: string): Cover {
  const sum = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
  return COVERS[sum % COVERS.length] ?? 'wave'
}

export interface Source {
  title: string
  publisher: string
  date: string
  url?: string
}

export interface Heading {
  id: string
  text: string
}

/** A post as it is written: what savePost takes, from a seed file or from the desk. */
export interface PostDraft {
  slug: string
  title: string
  description: string
  seo_meta_description: string
  /** HTML of anyone's making; savePost sanitises it. */
  content: string
  cover: Cover
  cover_alt: string
  thumbnail_image?: string
  featured_image?: string
  tags: string[]
  sources: Source[]
  status: PostStatus
  published_at: string
  updated_at: string
}

/** Text with what was searched for marked, to be shown piece by piece. */
export interface Piece {
  text: string
  isMatch: boolean
}

/** A post in a list, as the API sends it. */
export interface PostCard {
  id: number
  slug: string
  title: string
  description: string
  seo_meta_description: string
  thumbnail_image: string
  featured_image: string
  cover_alt: string
  reading_minutes: number
  published_at: string
  updated_at: string
  /** As `lang` says it, of what is in English on a page in another language: it leads to the English page. */
  lang?: string
  /** Only in search results: the title, and the passage that was found. */
  found?: { title: Piece[]; passage: Piece[] }
}

export interface PostPage {
  results: PostCard[]
  count: number
}

export type PostLink = Pick<PostCard, 'slug' | 'title' | 'lang'>

/** A whole post, as the API sends it. */
export interface Article extends PostCard {
  content: string
  contents: Heading[]
  tags: string[]
  sources: Source[]
  /** Its full address, for sharing. */
  url: string
  previous: PostLink | null
  next: PostLink | null
  related: PostCard[]
}

/** An article with the languages in which visitors can read it, English first. */
export type ArticleInLanguages = Article & { languages: Language[] }
