import { renderMarkdown } from '#articles/render-markdown.ts'
import { sanitizeContent } from '#articles/sanitize-content.ts'
import { arrangeContent } from './arrange-content.ts'

export type ContentFormat = 'html' | 'markdown'

/** What an article may consist of, in the shape that our articles have, out of whatever was typed or pasted. */
export function makeContent(typed: string, format: ContentFormat): string {
  const html = format === 'markdown' ? renderMarkdown(typed, () => undefined) : typed
  return arrangeContent(sanitizeContent(html))
}
