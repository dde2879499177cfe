import { brandName } from '#company/brand-name.ts'
import { deskCopy } from './words.en.ts'

/** The title of a page of the desk, which no search engine may keep. What it names stays in browsers' histories: nobody's name. */
export function deskMeta(page?: string) {
  return [
    { title: [page, deskCopy.title, brandName()].filter(Boolean).join(' | ') },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The `meta` of a page whose title is always the same. */
export function titled(title: string) {
  return () => deskMeta(title)
}
