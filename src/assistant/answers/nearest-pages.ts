import type { Passage } from './passage.ts'
import { MOST_FOUND, type PassageIndex } from './passage-index.ts'

// With less of the best score no order of compose-answer.ts brings a passage into the answer: 0.75 of it, worth 1.3 times.
const LEAST_SHARE = 0.5

/**
 * The index with the pages that an answer may be taken from as they are now, read one by one. What they are found by is
 * still what they said before: good for the moment until all pages are read.
 */
export async function withNearestPages(
  index: PassageIndex,
  question: string,
  readPage: (path: string) => Promise<Passage[]>,
): Promise<PassageIndex> {
  const asNow = new Map<Passage, Passage>()
  const found = index.find(index.read(question), MOST_FOUND)
  const near = found.filter(({ score }) => score >= (found[0]?.score ?? 0) * LEAST_SHARE)

  for (const path of new Set(near.map(({ passage }) => pageOf(passage)))) {
    const before = index.passages.filter((passage) => pageOf(passage) === path && !passage.places)
    if (before.length === 0) continue
    const now = await readPage(path)
    const isCutAlike = now.length === before.length
    for (const [at, passage] of before.entries()) {
      const same = isCutAlike ? now[at] : now.find(({ href }) => href === passage.href)
      if (same) asNow.set(passage, { ...same, english: passage.english })
    }
  }

  return {
    ...index,
    find: (...asked) =>
      index.find(...asked).map(({ passage, score }) => ({ passage: asNow.get(passage) ?? passage, score })),
  }
}

function pageOf({ href }: Passage): string {
  return href.replace(/#.*/, '')
}
