import { type ChildNode, isTag } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import keepTyped from '#site/frame/languages/keep-typed.ts?inline-script'
import { TYPED_PLACEHOLDER } from '#site/frame/languages/language-offer.tsx'

const FIELDS = ['input', 'textarea', 'select']
const NOT_TYPED = ['hidden', 'file', 'password', 'submit']

/** Brings the script that keeps what is typed for another language to each page on which there is something to type. */
export function keepWhereTyped(html: string): string {
  return html.replace(TYPED_PLACEHOLDER, () => (hasPlainField(html) ? keepTyped : ''))
}

/** Whether a page has a field that no island keeps. */
export function hasPlainField(html: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return FIELDS.some((field) => main.includes(`<${field}`)) && isIn(parseDocument(main).children)
}

function isIn(nodes: ChildNode[]): boolean {
  return nodes.some((node) => {
    if (!isTag(node) || 'data-island' in node.attribs) return false
    return (FIELDS.includes(node.name) && !NOT_TYPED.includes(node.attribs.type ?? '')) || isIn(node.children)
  })
}
