import { assistantCopy } from '#assistant/words.en.ts'
import { dateInWords } from '#india/indian-date.ts'

const { tariffs: copy } = assistantCopy

export interface Source {
  title: string
  /** A day, or only the month or year when that is all the source says. */
  publishedOn: string | null
  kind: string
}

/** Where a number is from, of what day, and how we came by it. */
export function sourceSentence(source: Source | undefined, confidence: string): string {
  const inWords = copy.confidence[confidence as keyof typeof copy.confidence]
  if (!source) return copy.unsourced(inWords)
  return copy.source(source.title, source.publishedOn ? dateInWords(source.publishedOn) : undefined, inWords)
}
