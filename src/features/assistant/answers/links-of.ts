import { getAttributeValue, getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** The pages of this site that a page links to: no files, no addresses that lead away. */
export function linksOf(html: string): string[] {
  return getElementsByTagName('a', parseDocument(html))
    .map((link) => (getAttributeValue(link, 'href') ?? '').replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''))
    .filter((path) => /^\/(?!\/|go\/|api\/|desk\b)/.test(path) && !/\.\w+$/.test(path))
    .map((path) => path.replaceAll('&amp;', '&'))
}
