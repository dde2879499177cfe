import { randomBytes } from 'node:crypto'
import { type ChildNode, cloneNode, isTag } from 'domhandler'
import { findAll } from 'domutils'
import type { EditionLinksTable } from '#database/tables.ts'
import type { EditionPart } from './edition-parts.ts'

/** Where a link of an edition leads on from: see follow-link.ts. */
export const EDITION_LINKS_PATH = '/go/newsletter'

/** 60 bits: nobody guesses one, and it is short enough to be read in a text without formatting. */
const ID_BYTES = 8

type NewEditionLink = Omit<EditionLinksTable, 'edition_id'>

/**
 * The addresses that stand in an edition in place of its own, one for each place that it leads to, whoever gets it. What
 * is no page, such as an address to write to, stays as it is.
 */
export function countingLinks(origin: string) {
  const links = new Map<string, NewEditionLink>()

  function linkTo(href: string): string {
    if (!/^(\/|https?:\/\/)/i.test(href)) return href
    const link = links.get(href) ?? { id: newId(), number: links.size + 1, href, taps: 0 }
    links.set(href, link)
    return `${origin}${EDITION_LINKS_PATH}/${link.id}`
  }

  return {
    /** The same parts with links that count. */
    inParts: (parts: EditionPart[]): EditionPart[] => parts.map((part) => withLinks(part, linkTo)),
    /** Text that somebody wrote by hand: an address of ours counts with the same in the parts. */
    inText: (text: string): string =>
      text.replace(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”]/gi, (address) => linkTo(asWritten(address, origin))),
    /** Those that were made so far, in their order. */
    list: () => [...links.values()],
  }
}

/** A mail with its links as they were written, for whoever looks at it and is no reader. */
export function withoutCounting(html: string, links: Pick<EditionLinksTable, 'id' | 'href'>[], origin: string): string {
  return links.reduce((text, { id, href }) => {
    const whole = href.startsWith('/') ? origin + href : href
    return text.replaceAll(
      `${origin}${EDITION_LINKS_PATH}/${id}`,
      whole.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    )
  }, html)
}

function withLinks(part: EditionPart, linkTo: (href: string) => string): EditionPart {
  if (part.kind === 'written') return { ...part, node: withLinksInside(part.node, linkTo) }
  if (part.kind === 'change') return part.address ? { ...part, address: linkTo(part.address) } : part
  return 'href' in part ? { ...part, href: linkTo(part.href) } : part
}

function withLinksInside(node: ChildNode, linkTo: (href: string) => string): ChildNode {
  if (!isTag(node)) return node
  const copy = cloneNode(node, true)
  for (const link of findAll(({ name, attribs }) => name === 'a' && Boolean(attribs.href), [copy]))
    link.attribs.href = linkTo(link.attribs.href!)
  return copy
}

/** What the editor keeps of a page of ours begins with its slash. */
function asWritten(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}

function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}
