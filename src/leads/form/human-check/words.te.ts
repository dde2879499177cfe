// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const humanCheckCopy: Translated<typeof english.humanCheckCopy> = {
  unreachable: 'మీరు మనిషేనని చూసే పరీక్ష తెరుచుకోలేదు.',
  again: 'మళ్లీ ప్రయత్నించండి',
  puzzle: {
    label: 'నేను మనిషినే',
    status: {
      unsolved: '',
      solving: 'చూస్తున్నాం...',
      solved: 'నిర్ధారణ అయింది',
      failed: 'పరీక్ష పూర్తి కాలేదు. మళ్లీ ప్రయత్నించండి.',
      expired: 'పరీక్ష గడువు దాటింది. మళ్లీ ప్రయత్నించండి.',
    },
  },
}
