// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './zone-words.en.ts'

export const zonesCopy: Translated<typeof english.zonesCopy> = {
  legend: 'टाइम ऑफ डे',
  hint: 'हर समय की यूनिट, जैसी बिल पर हैं। जो यूनिट बचती हैं, वे किसी समय में नहीं गिनी जातीं।',
  shifts: 'बिल पर समय अलग नहीं? बताएं, काम कब चलता है',
  shiftsHint: 'तब बिल ऐसे महीने के सबसे कम से सबसे ज्यादा तक दिखता है।',
  noShifts: 'नहीं बताया',
  shiftNames: {
    day: 'एक शिफ्ट, दिन में',
    evening: 'एक शिफ्ट, शाम को',
    night: 'एक शिफ्ट, रात में',
    two: 'दो शिफ्ट',
    three: 'तीन शिफ्ट',
  },
}
