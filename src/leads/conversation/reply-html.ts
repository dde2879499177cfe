import { foldQuoted } from './fold-quoted.ts'
import { linkedText } from './linked-text.ts'

const QUOTE = 'margin:0 0 0 .5em;padding-left:.75em;border-left:2px solid #d9ccb9;color:#57493f'

/** The same letter for programs that show HTML: as plain as it was typed, with its addresses as links. */
export function replyHtml(text: string): string {
  const parts = foldQuoted(text).map((part) => (part.isQuoted ? quoteHtml(part.text) : `<p>${lineHtml(part.text)}</p>`))
  return `<!doctype html><html><body style="font-family:sans-serif;font-size:16px;line-height:1.5">${parts.join('')}</body></html>`
}

/** The line that says whose words they are stands above them. */
function quoteHtml(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('>'))
  const [above, below] = first < 0 ? [[], lines] : [lines.slice(0, first), lines.slice(first)]
  const said = above.join('\n').trim()
  const quoted = below.map((line) => line.replace(/^>\s?/, '')).join('\n')
  return `${said && `<p>${lineHtml(said)}</p>`}<blockquote style="${QUOTE}">${lineHtml(quoted)}</blockquote>`
}

function lineHtml(text: string): string {
  return linkedText(text)
    .map((piece) => {
      const safe = escapeHtml(piece.text)
      return piece.isLink ? `<a href="${safe}">${safe}</a>` : safe.replaceAll('\n', '<br>')
    })
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
