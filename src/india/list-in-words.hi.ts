// Translated on 26 November 2026, from revision 526e9c4f.
import type * as english from './list-in-words.en.ts'

/** 'पटना, रायपुर और दिल्ली'. */
export const listInWords: typeof english.listInWords = (parts) => {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} और ${last}` : last
}

const COUNTS = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पांच', 'छह', 'सात', 'आठ', 'नौ'] as const

/** 'तीन', and in digits from ten on. */
export const countInWords: typeof english.countInWords = (count) => COUNTS[count] ?? String(count)
