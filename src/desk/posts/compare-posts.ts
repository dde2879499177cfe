import { textOf } from '#articles/prepare-content.ts'
import type { Conflict } from '#desk/drafts/send-draft.ts'
import { timeInIndia } from '#desk/frame/desk-time.ts'
import { type Change, diffParagraphs } from './diff-paragraphs.ts'
import type { PostBody } from './post-body.ts'
import type { DeskPost } from './post-drafts.ts'

const FIELDS = [
  'title',
  'slug',
  'description',
  'seo_meta_description',
  'tags',
  'cover',
  'cover_alt',
  'featured_image',
  'thumbnail_image',
  'sources',
] as const

export interface Comparison {
  /** What is not in the text. */
  fields: { field: (typeof FIELDS)[number]; before: string; after: string }[]
  text: Change[]
}

/** What differs between two states of a post, in words. */
export function comparePosts(before: PostBody, after: PostBody): Comparison {
  return {
    fields: FIELDS.map((field) => ({ field, before: inWords(before[field]), after: inWords(after[field]) })).filter(
      (field) => field.before !== field.after,
    ),
    text: diffParagraphs(paragraphsOf(before.content), paragraphsOf(after.content)),
  }
}

/** Somebody else's text beside ours, for whoever has to choose. */
export function describeConflict({ version, savedAt, savedBy, row, body }: DeskPost, ours: PostBody): Conflict {
  return {
    version,
    name: savedBy ?? '',
    time: timeInIndia(savedAt ?? row.changed_at),
    comparison: comparePosts(body, ours),
  }
}

function inWords(value: string | PostBody['tags'] | PostBody['sources']): string {
  if (typeof value === 'string') return value
  return value
    .map((each) => (typeof each === 'string' ? each : Object.values(each).filter(Boolean).join(', ')))
    .join(typeof value[0] === 'string' ? ', ' : '; ')
}

/** An article's text, block by block, as a reader meets it; a heading or a picture says what it is. */
export function paragraphsOf(html: string): string[] {
  return html
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, '<p>🖼 $1</p>')
    .replace(/<h([2-4])\b[^>]*>/g, (_, level: string) => `${'#'.repeat(Number(level))} `)
    .replace(/<\/t[hd]>(?=\s*<t[hd])/g, ' | ')
    .split(/<\/?(?:p|h[2-4]|li|ul|ol|tr|table|pre|blockquote|figure|figcaption)\b[^>]*>|<hr\b[^>]*>/)
    .map(textOf)
    .filter(Boolean)
}
