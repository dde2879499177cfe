/** A run of a letter: what its writer wrote, or what they quoted of letters before it. */
export interface FoldedPart {
  isQuoted: boolean
  /** Without empty lines at its ends. */
  text: string
}

const QUOTED = /^\s*>/
/** "On Monday, Ada wrote:" may take two lines. */
const LONGEST_ATTRIBUTION = 2
const HEADERS = /^(from|sent|date|to|cc|subject):\s/i
const DIVIDER = /^\s*(-{2,}\s*(original message|forwarded message)\s*-{2,}|_{20,})\s*$/i

/**
 * A letter's text, cut where it goes over to what was written before: lines that begin with a sign of quotation and the
 * line that says whose they are, or all below the line by which mail programs part a letter from the one it answers.
 */
export function foldQuoted(text: string): FoldedPart[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const isQuoted = lines.map((line) => QUOTED.test(line))
  for (const [at, line] of lines.entries()) {
    if (isQuoted[at] && !isQuoted[at - 1]) markAttribution(lines, isQuoted, at)
    if (DIVIDER.test(line) || isHeaderBlock(lines, at)) {
      isQuoted.fill(true, at)
      break
    }
  }

  const parts: FoldedPart[] = []
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1)
    const is = isQuoted[at]!
    // An empty line belongs to what is around it.
    if (last && (last.isQuoted === is || line.trim() === '')) last.text += `\n${line}`
    else parts.push({ text: line, isQuoted: is })
  }
  return parts
    .map(({ text, isQuoted }) => ({ text: text.replace(/^\n+|\s+$/g, ''), isQuoted }))
    .filter(({ text }) => text)
}

/** What the writer of a letter wrote themselves; all of it where that is nothing. */
export function ownWords(text: string): string {
  const own = foldQuoted(text).filter(({ isQuoted }) => !isQuoted)
  return (own.length > 0 ? own.map(({ text }) => text).join('\n\n') : text).trim()
}

/** "From:", "Sent:" and "Subject:", as Outlook writes them above the letter that is answered. */
function isHeaderBlock(lines: string[], at: number): boolean {
  if (!/^from:\s/i.test(lines[at] ?? '')) return false
  return lines.slice(at, at + 5).filter((line) => HEADERS.test(line)).length >= 3
}

function markAttribution(lines: string[], isQuoted: boolean[], quote: number) {
  let end = quote - 1
  while (end >= 0 && lines[end]!.trim() === '') end--
  if (end < 0 || !/:\s*$/.test(lines[end]!)) return

  let start = end
  while (
    start > 0 &&
    end - start + 1 < LONGEST_ATTRIBUTION &&
    !/^on\b/i.test(lines[start]!) &&
    lines[start - 1]!.trim()
  )
    start--
  isQuoted.fill(true, /^on\b/i.test(lines[start]!) ? start : end, quote)
}
