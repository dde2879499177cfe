// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './marquee-words.en.ts'

export const marqueeCopy: Translated<typeof english.marqueeCopy> = { pause: 'ఆపండి', play: 'నడపండి' }
