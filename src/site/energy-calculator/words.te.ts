// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const energyCalculatorCopy: Translated<typeof english.energyCalculatorCopy> = {
  title: 'ఎనర్జీ కాలిక్యులేటర్',
  description: 'మీ రాష్ట్రానికి కరెంటు బిల్లు లెక్కించండి.',
  back: 'ప్రధాన సైట్‌కు వెళ్లండి',
  loading: 'కాలిక్యులేటర్ వస్తోంది',
  frame: 'ఎనర్జీ కాలిక్యులేటర్',
  slow: 'మామూలు కన్నా ఆలస్యమవుతోంది.',
  alone: 'కాలిక్యులేటర్‌ను విడిగా తెరవండి',
}
