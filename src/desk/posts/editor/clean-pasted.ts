import { directAddress } from '#articles/link-address.ts'

const TAG = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const STYLE = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const VOID = /^(?:br|img|hr|meta|input|col|source|link|wbr|area|base)$/
// And a cell: Google's sheets say of it, and of nothing in it, how its text looks.
const MARKED = /^(?:span|font|a|b|i|u|s|em|strong|td)$/

// Word says in a style that a paragraph is an item, and how deep; its bullet or number it writes into the text.
const ITEMS = /(?:<p\b[^>]*\bmso-list:\s*l\d+\s+level\d[^>]*>[\s\S]*?<\/p>\s*)+/gi
const ITEM = /<p\b[^>]*\bmso-list:\s*l\d+\s+level(\d)[^>]*>([\s\S]*?)<\/p>/gi
const MARKER = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i

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

/** Word's lists as lists: what it puts on the clipboard are paragraphs that begin with a dot. */
export function listsOfWord(html: string): string {
  return html.replace(ITEMS, (items) =>
    asLists([...items.matchAll(ITEM)].map(([, level, text = '']) => readItem(Number(level), text))),
  )
}

interface Item {
  level: number
  tag: 'ul' | 'ol'
  text: string
}

function readItem(level: number, text: string): Item {
  const marker = (text.match(MARKER)?.[1] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '')
  // "1.", "a)", "iv."; a bullet is anything else, also the "o" that Word draws a circle with.
  return { level, tag: /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker) ? 'ol' : 'ul', text: text.replace(MARKER, '') }
}

function asLists(items: Item[]): string {
  const open: Item[] = []
  let html = ''
  const close = () => {
    html += `</li></${open.pop()!.tag}>`
  }

  for (const item of items) {
    while (open.length > 0 && isOver(open.at(-1)!, item)) close()
    html += open.at(-1)?.level === item.level ? `</li><li>${item.text}` : `<${item.tag}><li>${item.text}`
    if (open.at(-1)?.level !== item.level) open.push(item)
  }
  while (open.length > 0) close()
  return html
}

/** A list ends where a shallower item comes, or one of another kind. */
function isOver(list: Item, next: Item): boolean {
  return list.level > next.level || (list.level === next.level && list.tag !== next.tag)
}

interface Open {
  name: string
  /** As it is written: what is bold by name and not by style is neither. */
  written: string
  marks: string[]
}

/**
 * Google's and Apple's documents say in a style what is bold, italic, underlined or struck out: as elements, since no
 * style gets into an article. The whole of a document of Google's stands in a <b> that is not bold.
 */
function marksByStyle(html: string): string {
  const open: Open[] = []

  return html.replace(TAG, (tag: string, slash: string, given: string, attributes: string) => {
    const name = given.toLowerCase()
    if (VOID.test(name) || attributes.endsWith('/')) return tag
    if (slash) return close(open, name) ?? tag

    const style = STYLE.exec(attributes)
    const said = style?.[1] ?? style?.[2] ?? ''
    const written = /^(?:b|strong)$/.test(name) && /font-weight:\s*(?:normal|[1-4]00)\b/i.test(said) ? 'span' : given
    const marks = MARKED.test(name) ? marksOf(said, [...open, { name, written, marks: [] }]) : []
    open.push({ name, written, marks })
    return `<${written}${attributes}>${marks.map((mark) => `<${mark}>`).join('')}`
  })
}

/** What ends with this element; undefined where nothing of that name is open. */
function close(open: Open[], name: string): string | undefined {
  const at = open.map((each) => each.name).lastIndexOf(name)
  if (at < 0) return undefined

  const [element, ...within] = open.splice(at)
  // What a document forgot to close, the parser does; its marks are ours to close.
  const marks = [...(element?.marks ?? []), ...within.flatMap((each) => each.marks)]
  return `${marks
    .reverse()
    .map((mark) => `</${mark}>`)
    .join('')}</${element?.written}>`
}

function marksOf(style: string, open: Open[]): string[] {
  const within = (name: RegExp) =>
    open.some((each) => name.test(each.name) || each.marks.some((mark) => name.test(mark)))
  const marks: [isSo: boolean, mark: string, known: RegExp][] = [
    [/font-weight:\s*(?:bold|bolder|[6-9]00)\b/i.test(style), 'strong', /^(?:h[1-6]|strong|th)$/],
    [/font-style:\s*(?:italic|oblique)/i.test(style), 'em', /^em$/],
    [/text-decoration(?:-line)?:[^;]*line-through/i.test(style), 'del', /^(?:del|s)$/],
    // Every link is underlined where it comes from.
    [/text-decoration(?:-line)?:[^;]*underline/i.test(style), 'u', /^(?:a|u|h[1-6])$/],
    [/vertical-align:\s*super/i.test(style), 'sup', /^sup$/],
    [/vertical-align:\s*sub\b/i.test(style), 'sub', /^sub$/],
  ]
  return marks.filter(([isSo, , known]) => isSo && !within(known)).map(([, mark]) => mark)
}
