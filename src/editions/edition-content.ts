import { Element, isTag, isText } from 'domhandler'
import { getOuterHTML } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { isLinkAddress } from '#articles/link-address.ts'
import { sanitizeContent } from '#articles/sanitize-content.ts'

/** What an edition has beside an article's own blocks. Each is kept as an empty `div` that says what it is. */
export type EditionBlock =
  | { block: 'button'; text: string; href: string }
  /** A card of one of our articles, by the last part of its address. */
  | { block: 'article'; slug: string }
  /** What a home of so many units pays a month in a state (IN-TS), as the calculator works it out when sending begins. */
  | { block: 'bill'; state: string; units: number }
  /** What an order or a surcharge changes, by its id. */
  | { block: 'change'; of: string }
  /** One of our openings, or what a product costs, by the id or the key of it. */
  | { block: 'opening'; of: string }
  | { block: 'price'; of: string }

const LONGEST_BUTTON = 60

/** What an edition may consist of, out of whatever was typed or pasted. `arrange` gives an article's blocks their shape. */
export function makeEditionContent(typed: string, arrange: (html: string) => string): string {
  const parts: string[] = []
  let written: string[] = []

  for (const node of parseDocument(typed).children) {
    const block = isTag(node) ? readBlock(node) : undefined
    if (!block) {
      if (isTag(node) || isText(node)) written.push(getOuterHTML(node))
      continue
    }
    close()
    parts.push(writeBlock(block))
  }
  close()
  return parts.filter(Boolean).join('')

  function close() {
    if (written.length > 0) parts.push(arrange(sanitizeContent(written.join(''))))
    written = []
  }
}

/** Undefined where it is no block of an edition, or one that makes no sense. */
export function readBlock({ name, attribs }: Element): EditionBlock | undefined {
  if (name !== 'div') return undefined
  const { 'data-block': block, 'data-text': text = '', 'data-href': href = '', 'data-slug': slug = '' } = attribs
  const { 'data-state': state = '', 'data-units': units = '', 'data-of': of = '' } = attribs

  switch (block) {
    case 'button':
      return text.trim() && text.length <= LONGEST_BUTTON && isLinkAddress(href)
        ? { block, text: text.trim(), href }
        : undefined
    case 'article':
      return /^[a-z0-9-]{1,200}$/.test(slug) ? { block, slug } : undefined
    case 'bill':
      return /^IN-[A-Z]{2}$/.test(state) && /^[1-9]\d{0,4}$/.test(units)
        ? { block, state, units: Number(units) }
        : undefined
    case 'change':
    case 'opening':
    case 'price':
      return /^[a-z0-9-]{1,200}$/.test(of) ? { block, of } : undefined
    default:
      return undefined
  }
}

export function writeBlock({ block, ...values }: EditionBlock): string {
  const attribs = Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, String(value)]))
  return getOuterHTML(new Element('div', { 'data-block': block, ...attribs }), { encodeEntities: 'utf8' })
}
