import { type Passage, pageOf } from './passage.ts'

/**
 * The passages of a language, each with the English one that says the same, and after them the English ones of pages that
 * are not in that language. A page is cut alike in both: where it is not, only what has one anchor in both belongs together.
 */
export function withEnglish(passages: readonly Passage[], english: readonly Passage[]): Passage[] {
  const [ours, theirs] = [byPage(passages), byPage(english)]
  const paired = [...ours].flatMap(([page, own]) => pair(own, theirs.get(page) ?? []))
  return [...paired, ...[...theirs].flatMap(([page, left]) => (ours.has(page) ? [] : left))]
}

function pair(own: Passage[], english: Passage[]): Passage[] {
  const isCutAlike = own.length === english.length
  const byAnchor = new Map(english.map((passage) => [passage.href, passage]))
  return own.map((passage, at) => {
    const twin = isCutAlike ? english[at] : byAnchor.get(passage.href)
    return twin ? { ...passage, english: wordingOf(twin) } : passage
  })
}

function wordingOf({ page, headings, sentences }: Passage) {
  return { page, headings, sentences }
}

function byPage(passages: readonly Passage[]): Map<string, Passage[]> {
  return Map.groupBy(passages, pageOf)
}
