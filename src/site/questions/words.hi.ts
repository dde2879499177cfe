// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const questionsCopy: Translated<typeof english.questionsCopy> = {
  title: 'सवाल और जवाब',
  description: 'लोग हमसे डिवाइस, होम ऑडिट, kVAh बिलिंग, मीटर रीडिंग, ऑर्डर और वापसी के बारे में क्या पूछते हैं, छोटे जवाबों के साथ।',
  heading: 'लोग हमसे क्या पूछते हैं।',
  contents: 'विषय',
  other: 'आपका सवाल यहां नहीं है? हमें लिखें।',
  none: 'हम जवाब लिख रहे हैं। तब तक हमें लिखें।',
  ask: 'सवाल पूछें',
  message: 'मेरा सवाल:',
}
