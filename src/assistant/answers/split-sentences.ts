const MAX_LENGTH = 420

const segmenters = new Map<string, Intl.Segmenter>()

/** Splits running text into sentences; one that runs on is cut at a word. */
export function splitSentences(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)

  return [...segmenter.segment(text)].map(({ segment }) => shorten(segment.trim())).filter(Boolean)
}

function shorten(sentence: string): string {
  if (sentence.length <= MAX_LENGTH) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', MAX_LENGTH))} …`
}
