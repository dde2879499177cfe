// Translated on 26 November 2026, from revision 526e9c4f.
import { MONTHS } from '#india/months.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './claim-words.en.ts'

export const claimCopy: Translated<typeof english.claimCopy> = {
  how: 'हम कैसे गिनते हैं',
  stated: ({ meaning, asOf }) => `${meaning} कंपनी ने ${monthOf(asOf)} में बताया।`,
}

/** 'अक्टूबर 2025 तक': stands near every claimed number. */
export const asOf: typeof english.asOf = ({ asOf }) => `${monthOf(asOf)} तक`

function monthOf(asOf: string): string {
  const [year, month] = asOf.split('-')
  return `${MONTHS[Number(month) - 1]} ${year}`
}
