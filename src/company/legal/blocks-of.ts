export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** Row by row; the first names the columns. */
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'link'; label: string; to: string }

const LINK = /^\[([^\]]+)\]\((\/[^\s)\\]*|https:\/\/[^\s)\\]+)\)$/

/**
 * What a text of staff says, block by block: an empty line between two blocks, `- ` before each line of a list, `|` around
 * the cells of a table, `[words](/address)` alone for a link. All else is text: there is no other sign, and no HTML.
 */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => blockOf(block.split('\n').map((line) => line.trim())))
}

function blockOf(lines: string[]): Block {
  const [, label, to] = lines.length === 1 ? (LINK.exec(lines[0]!) ?? []) : []
  // A second slash would lead to another site.
  if (label && to && !to.startsWith('//')) return { kind: 'link', label, to }
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  const rows = lines.map(cellsOf)
  if (lines.length > 1 && rows.every((cells) => cells !== undefined && cells.length === rows[0]?.length)) {
    const [head = [], ...others] = rows as string[][]
    return { kind: 'table', head, rows: others }
  }
  return { kind: 'paragraph', text: lines.join(' ') }
}

function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('|') || !line.endsWith('|') || line.length < 2) return undefined
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

export function inList(...items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Under its head, row by row. */
export function inTable(...rows: readonly string[][]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
