import { wordsOf } from '#india/words.ts'
import { uniqueHeadingId } from '#ui/heading-id.ts'
import type { Heading } from './post.ts'
import { sanitizeContent } from './sanitize-content.ts'

// Silent reading of non-fiction in English: M. Brysbaert, Journal of Memory and Language 109, 2019.
const WORDS_PER_MINUTE = 238

export interface PreparedContent {
  html: string
  text: string
  contents: Heading[]
  readingMinutes: number
}

/** What is stored of an article: clean HTML whose headings can be linked to, its text, contents and reading time. */
export function prepareContent(dirty: string): PreparedContent {
  const html = nameHeadings(sanitizeContent(dirty))
  const text = textOf(html)

  return {
    html,
    text,
    contents: contentsOf(html),
    readingMinutes: Math.max(1, Math.round(wordsOf(text).length / WORDS_PER_MINUTE)),
  }
}

function nameHeadings(html: string): string {
  const taken = new Set([...html.matchAll(/<h[2-4] id="([^"]+)"/g)].map(([, id = '']) => id))
  return html.replace(
    /<(h[2-4])>([\s\S]*?)<\/\1>/g,
    (_, tag, inner) => `<${tag} id="${uniqueHeadingId(textOf(inner), taken)}">${inner}</${tag}>`,
  )
}

function contentsOf(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id: decode(id),
    text: textOf(inner),
  }))
}

/** The words of clean HTML, without markup. */
export function textOf(html: string): string {
  return decode(
    html.replace(/<\/?(?:p|h\d|li|tr|t[dh]|div|br|figure|blockquote)\b[^>]*>/g, ' ').replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
