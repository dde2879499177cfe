import { Marked, type Token, type Tokens } from 'marked'
import { uniqueHeadingId } from '#ui/heading-id.ts'
import { articleCopy } from './words.en.ts'

export interface Size {
  width: number
  height: number
}

/** HTML of a Markdown text: headings that can be linked to, tables that scroll, pictures that keep their place. */
export function renderMarkdown(
  markdown: string,
  sizeOf: (src: string) => Size | undefined,
  words: typeof articleCopy = articleCopy,
): string {
  const ids = new Set<string>()
  let lastHeading = ''
  let tables = 0

  const marked = new Marked({ gfm: true })
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        lastHeading = plainText(tokens)
        const id = uniqueHeadingId(lastHeading, ids)
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      table({ header, rows }) {
        tables += 1
        const label = escapeHtml(words.table(tables, lastHeading))
        const cells = (row: Tokens.TableCell[], isHead: boolean) =>
          row.map((cell) => tableCell(cell, isHead, this.parser.parseInline(cell.tokens))).join('')
        const head = `<thead><tr>${cells(header, true)}</tr></thead>`
        const body = `<tbody>${rows.map((row) => `<tr>${cells(row, false)}</tr>`).join('')}</tbody>`
        return `<div class="scroll-x" role="region" tabindex="0" aria-label="${label}"><table class="slab">${head}${body}</table></div>\n`
      },
      image({ href, text }) {
        const size = sizeOf(href)
        const place = size ? ` width="${size.width}" height="${size.height}"` : ''
        return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${place} loading="lazy" decoding="async">`
      },
    },
  })

  return marked.parse(markdown, { async: false })
}

function tableCell({ align }: Tokens.TableCell, isHead: boolean, content: string): string {
  const tag = isHead ? 'th' : 'td'
  return `<${tag}${isHead ? ' scope="col"' : ''}${align ? ` align="${align}"` : ''}>${content}</${tag}>`
}

function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
