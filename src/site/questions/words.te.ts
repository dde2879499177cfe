// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const questionsCopy: Translated<typeof english.questionsCopy> = {
  title: 'ప్రశ్నలు, జవాబులు',
  description: 'పరికరాలు, హోమ్ ఆడిట్, kVAh బిల్లింగ్, మీటర్ రీడింగ్, ఆర్డర్లు, రిటర్న్ గురించి అందరూ అడిగేవి, చిన్న జవాబులతో.',
  heading: 'అందరూ అడిగే ప్రశ్నలు.',
  contents: 'అంశాలు',
  other: 'మీ ప్రశ్న ఇక్కడ లేదా? మాకు రాయండి.',
  none: 'జవాబులు రాస్తున్నాం. అప్పటి దాకా మాకు రాయండి.',
  ask: 'ప్రశ్న అడగండి',
  message: 'నా ప్రశ్న:',
}
