import { type ChildNode, isTag, isText } from 'domhandler'
import { dateInWords } from '#india/indian-date.ts'
import { headingOfChange, tellRow } from './automatic/tell-change.ts'
import { automaticCopy } from './automatic/words.en.ts'
import type { EditionPart } from './edition-parts.ts'
import { forSome, ownChange } from './own-parts.ts'
import { editionCopy as copy } from './words.en.ts'

/** The part of an edition without markup, of the same tree that its HTML is drawn from. */
export function textOfParts(parts: EditionPart[], origin: string, { isForSome = false } = {}): string {
  return parts
    .map((part) => (isForSome && 'key' in part ? forSome(part.key, tell(part, origin)) : tell(part, origin)))
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n\n')
}

function tell(part: EditionPart, origin: string): string {
  switch (part.kind) {
    case 'written':
      return tellNode(part.node, origin)
    case 'button':
      return `${part.text}: ${whole(part.href, origin)}`
    case 'article':
      return [part.title, part.description, ...inEnglish(part), whole(part.href, origin)].join('\n')
    case 'bill':
      return [
        copy.bill.heading(part.units, part.state),
        `${part.label}: ${part.total}`,
        copy.bill.source(part.source, dateInWords(part.day)),
        `${copy.bill.link}: ${whole(part.href, origin)}`,
      ].join('\n')
    case 'change':
      return tellChange(part, origin)
    case 'notice':
      return [part.title, ...part.lines, ...inEnglish(part), `${part.link}: ${whole(part.href, origin)}`].join('\n')
    case 'missing':
      return ''
  }
}

/** Said of what is in English within a newsletter in another language. */
function inEnglish({ lang }: { lang?: string }): string[] {
  return lang ? [copy.inEnglish] : []
}

function tellChange(part: EditionPart & { kind: 'change' }, origin: string): string {
  const { columns, told } = automaticCopy.change
  return [
    headingOfChange(part),
    ...part.rows.map((row) => {
      const { who, before, after, change } = tellRow(row)
      const sums = before && after ? [`${columns.before}: ${before}`, `${columns.after}: ${after}`] : []
      return `- ${told([who, ...sums, change])}`
    }),
    ownChange(part.id),
    automaticCopy.change.bases[part.cause],
    `${automaticCopy.change.source(part.source)}${part.address && part.address !== part.source ? ` ${whole(part.address, origin)}` : ''}`,
  ].join('\n')
}

function tellNode(node: ChildNode, origin: string): string {
  if (isText(node)) return node.data.replace(/\s+/g, ' ')
  if (!isTag(node)) return ''
  const inside = () => node.children.map((child) => tellNode(child, origin)).join('')
  const rows = () => node.children.filter(isTag)

  switch (node.name) {
    case 'br':
      return '\n'
    case 'hr':
      return '----------'
    case 'img':
      return node.attribs.alt ? copy.picture(node.attribs.alt) : ''
    case 'a': {
      const [text, href] = [inside().trim(), whole(node.attribs.href ?? '', origin)]
      return text === href || !href ? text : `${text} (${href})`
    }
    case 'ul':
      return rows()
        .map((item) => `- ${tellNode(item, origin).trim()}`)
        .join('\n')
    case 'ol':
      return rows()
        .map((item, at) => `${at + Number(node.attribs.start ?? 1)}. ${tellNode(item, origin).trim()}`)
        .join('\n')
    case 'blockquote':
      return inside()
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'figure':
    case 'div':
      return rows()
        .map((child) => tellNode(child, origin).trim())
        .filter(Boolean)
        .join('\n')
    case 'table':
    case 'thead':
    case 'tbody':
      return rows()
        .map((child) => tellNode(child, origin))
        .join('\n')
    case 'tr':
      return rows()
        .map((cell) => tellNode(cell, origin).trim())
        .join(' | ')
    case 'p':
    case 'li':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'caption':
      return `${inside().trim()}\n`
    default:
      return inside()
  }
}

function whole(href: string, origin: string): string {
  return href.startsWith('/') ? `${origin}${href}` : href
}
