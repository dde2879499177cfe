// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const energyCalculatorCopy: Translated<typeof english.energyCalculatorCopy> = {
  title: 'बिजली बिल कैलकुलेटर',
  description: 'अपने राज्य का बिजली बिल निकालें।',
  back: 'मुख्य साइट पर लौटें',
  loading: 'कैलकुलेटर आ रहा है',
  frame: 'बिजली बिल कैलकुलेटर',
  slow: 'इसमें आम से ज्यादा समय लग रहा है।',
  alone: 'कैलकुलेटर अलग से खोलें',
}
