const TAG = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const STYLE = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const VOID = /^(?:br|img|hr|meta|input|col|source|link|wbr|area|base)$/
const INLINE = /^(?:span|font|a|b|i|u|s|em|strong)$/

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
export function marksByStyle(html: string): string {
  const open: Open[] = []

  return html.replace(TAG, (tag: string, slash: string, given: string, attributes: string) => {
    const name = given.toLowerCase()
    if (VOID.test(name) || attributes.endsWith('/')) return tag
    if (slash) return close(open, name) ?? tag

    const style = STYLE.exec(attributes)
    const said = style?.[1] ?? style?.[2] ?? ''
    const written = /^(?:b|strong)$/.test(name) && /font-weight:\s*(?:normal|[1-4]00)\b/i.test(said) ? 'span' : given
    const marks = INLINE.test(name) ? marksOf(said, open) : []
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
