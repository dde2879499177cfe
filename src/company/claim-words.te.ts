// Translated on 26 November 2026, from revision 526e9c4f.
import { MONTHS } from '#india/months.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './claim-words.en.ts'

export const claimCopy: Translated<typeof english.claimCopy> = {
  how: 'ఎలా లెక్కించాం',
  stated: ({ meaning, asOf }) => `${meaning} ${monthOf(asOf)}‌లో కంపెనీ చెప్పినది.`,
}

/** '2025 అక్టోబరు నాటికి': stands near every claimed number. */
export const asOf: typeof english.asOf = ({ asOf }) => `${monthOf(asOf)} నాటికి`

function monthOf(asOf: string): string {
  const [year, month] = asOf.split('-')
  return `${year} ${MONTHS[Number(month) - 1]}`
}
