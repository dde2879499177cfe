// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { billFileCopy as english } from './bill-file-words.en.ts'

export const billFileCopy: Translated<typeof english> = {
  columns: ['हिस्सा', 'लाइन', 'रुपये', 'हिसाब', 'स्रोत'],
  given: 'आपने बताया',
  state: 'राज्य',
  connection: 'कनेक्शन',
  month: 'महीना',
  unitsGiven: 'यूनिट',
  lines: 'बिल',
  total: 'कुल',
  totalOf: (isPartial) => (isPartial ? 'जो पता नहीं, उसके बिना' : 'कुल'),
  least: 'कम से कम, टाइम ऑफ डे से',
  most: 'ज्यादा से ज्यादा, टाइम ऑफ डे से',
  average: 'एक यूनिट औसतन',
  marginal: 'अगली यूनिट',
  unknown: 'पता नहीं',
  memory: 'याद से',
  tariff: 'टैरिफ',
  record: 'रिकॉर्ड',
  confirmed: 'पिछली बार पक्का किया',
  source: 'स्रोत',
  computed: 'हिसाब से',
  link: 'लिंक',
  name: english.name,
  format: 'csv या json में मांगें।',
  notWorked: 'इन जवाबों से अभी बिल नहीं बनता। लिंक कैलकुलेटर में खोलें: वह बताएगा कि क्या चाहिए।',
}
