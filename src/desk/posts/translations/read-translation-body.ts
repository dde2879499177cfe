import type { TranslationBody } from '#articles/translations.ts'
import { toLines } from '#platform/text/clean-text.ts'

/** What the form of a translation says, on the server as in the browser. Its content is as it was typed: not yet safe. */
export function readTranslationBody(form: FormData): TranslationBody {
  const lines = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? toLines(value) : ''
  }
  const line = (name: string) => lines(name).replace(/\s+/g, ' ').trim()
  return {
    title: line('title'),
    description: line('description'),
    seo_meta_description: line('seo_meta_description'),
    cover_alt: line('cover_alt'),
    content: lines('content'),
  }
}
