// Translated on 26 November 2026, from revision 526e9c4f.
import type * as english from './list-in-words.en.ts'

/** 'పట్నా, రాయ్‌పూర్, ఢిల్లీ': Telugu needs no word before the last. */
export const listInWords: typeof english.listInWords = (parts) => parts.join(', ')

const COUNTS = ['ఏదీ లేదు', 'ఒక', 'రెండు', 'మూడు', 'నాలుగు', 'ఐదు', 'ఆరు', 'ఏడు', 'ఎనిమిది', 'తొమ్మిది'] as const

/** At the head of a sentence, before a noun: 'మూడు', and in digits from ten on. */
export const countInWords: typeof english.countInWords = (count) => COUNTS[count] ?? String(count)
