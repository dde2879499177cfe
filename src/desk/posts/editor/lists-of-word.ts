// Word says in a style that a paragraph is an item, and how deep; its bullet or number it writes into the text.
const ITEMS = /(?:<p\b[^>]*\bmso-list:\s*l\d+\s+level\d[^>]*>[\s\S]*?<\/p>\s*)+/gi
const ITEM = /<p\b[^>]*\bmso-list:\s*l\d+\s+level(\d)[^>]*>([\s\S]*?)<\/p>/gi
const MARKER = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i

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
