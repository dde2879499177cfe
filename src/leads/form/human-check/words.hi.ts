// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const humanCheckCopy: Translated<typeof english.humanCheckCopy> = {
  unreachable: 'इंसान होने की जांच नहीं खुली।',
  again: 'फिर कोशिश करें',
  puzzle: {
    label: 'मैं इंसान हूं',
    status: {
      unsolved: '',
      solving: 'जांच रहे हैं...',
      solved: 'जांच हो गई',
      failed: 'जांच नहीं हो पाई। फिर कोशिश करें।',
      expired: 'जांच का समय निकल गया। फिर कोशिश करें।',
    },
  },
}
