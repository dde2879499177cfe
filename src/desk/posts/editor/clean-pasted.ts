import { directAddress } from '#articles/direct-address.ts'
import { listsOfWord } from './lists-of-word.ts'
import { marksByStyle } from './marks-by-style.ts'

// What else a document of elsewhere says of its parts is styling, or worse. The last one is the editor's own.
const KEPT =
  /\s(?:href|src|alt|title|colspan|rowspan|align|width|height|start|data-pm-slice)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi

/**
 * Pasted HTML with its structure and its links, and without styles, scripts and
 * handlers: our own policy would refuse them, and say so, as soon as they are
 * parsed. What may be stored is decided elsewhere, by sanitizeContent.
 */
export function cleanPasted(html: string): string {
  return marksByStyle(
    headingsBelowTitle(listsOfWord(html))
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(script|style|title)\b[\s\S]*?<\/\1\s*>/gi, ''),
  )
    .replace(/(\shref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi, withoutDetour)
    .replace(
      /<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi,
      (_, name: string, attributes: string) => `<${name}${(attributes.match(KEPT) ?? []).join('')}>`,
    )
}

function withoutDetour(attribute: string, before: string, double?: string, single?: string): string {
  const written = double ?? single ?? ''
  const address = written.replaceAll('&amp;', '&')
  const direct = directAddress(address)
  return direct === address ? attribute : `${before}"${direct.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

/** An article's own title is its only first heading: where others have one, all of theirs go one down. */
function headingsBelowTitle(html: string): string {
  if (!/<h1\b/i.test(html)) return html
  return html.replace(/(<\/?h)([1-3])\b/gi, (_, tag: string, level: string) => `${tag}${Number(level) + 1}`)
}
