import { currentTag } from '#platform/text/language.ts'
import { pageCutter } from './page-cutter.ts'
import type { PassageSource } from './search-index.ts'

export interface PostToCut {
  slug: string
  title: string
  description: string
  /** Its HTML, with an id on every heading. */
  content: string
  updated_at: string
}

export interface PostSource {
  /** Changes whenever what a visitor may read of the blog does. */
  version: () => Promise<string>
  list: () => Promise<PostToCut[]>
}

/** The published articles in the language of now, cut at their headings. */
export function postSource({ version, list }: PostSource): PassageSource {
  const cut = pageCutter()
  return { version, passages: async () => cut((await list()).map(toPage)) }
}

function toPage({ slug, title, description, content, updated_at }: PostToCut) {
  const opening = `<h1>${escaped(title)}</h1><p>${escaped(description)}</p>`
  return {
    path: `/blogs/${slug}`,
    html: opening + content,
    language: currentTag(),
    date: updated_at.slice(0, 10),
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
