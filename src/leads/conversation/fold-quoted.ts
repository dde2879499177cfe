import EmailReplyParser from 'email-reply-parser'

/** A run of a letter: what its writer wrote, or what they quoted of letters before it. */
export interface FoldedPart {
  isQuoted: boolean
  /** Without empty lines at its ends. */
  text: string
}

// Nobody writes more above or below what they quote, and the package's time grows with the square of the length.
const MOST_READ = 12_000
/** The line above a quotation as Gmail writes it in Hindi and Telugu, which the package does not know. */
const INTRODUCED = /(?:^|\n)[^\n]{4,200}(?:ने लिखा|(?:ఇలా )?(?:రాశారు|వ్రాశారు)):$/

/**
 * A letter in the order of its lines, what is quoted apart from what is its writer's own. Nothing is left out: put
 * together again, the parts are the letter but for empty lines.
 */
export function foldQuoted(text: string): FoldedPart[] {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  // Two empty lines say no more than one.
  const lines = plain.filter((line, at) => line !== '' || plain[at - 1] !== '').join('\n')
  const cut = lines.length > MOST_READ ? lines.lastIndexOf('\n', MOST_READ) : -1
  const [read, rest] =
    cut > 0 ? [lines.slice(0, cut), lines.slice(cut)] : [lines.slice(0, MOST_READ), lines.slice(MOST_READ)]

  const found = new EmailReplyParser()
    .read(read)
    .getFragments()
    .map((fragment) => ({ isQuoted: fragment.isQuoted(), text: fragment.getContent() }))
  const last = found.at(-1)
  // What stands behind is as the last that was read.
  if (rest) found.push({ isQuoted: last?.isQuoted ?? false, text: rest })

  return together(found.flatMap(withIntroduction))
}

/** What the writer of a letter wrote themselves; all of it where that is nothing. */
export function ownWords(text: string): string {
  const own = foldQuoted(text).filter(({ isQuoted }) => !isQuoted)
  return (own.length > 0 ? own.map(({ text }) => text).join('\n\n') : text).trim()
}

function withIntroduction(part: FoldedPart, at: number, parts: FoldedPart[]): FoldedPart[] {
  const text = part.text.trimEnd()
  const found = part.isQuoted || !parts[at + 1]?.isQuoted ? null : INTRODUCED.exec(text)
  return found
    ? [
        { isQuoted: false, text: text.slice(0, found.index) },
        { isQuoted: true, text: text.slice(found.index) },
      ]
    : [part]
}

function together(parts: FoldedPart[]): FoldedPart[] {
  const joined: FoldedPart[] = []
  for (const { isQuoted, text } of parts) {
    const last = joined.at(-1)
    if (last?.isQuoted === isQuoted) last.text += `\n${text}`
    else joined.push({ isQuoted, text })
  }
  return joined
    .map(({ isQuoted, text }) => ({ isQuoted, text: text.replace(/^\n+|\s+$/g, '') }))
    .filter(({ text }) => text !== '')
}
