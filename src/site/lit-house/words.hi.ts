// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const litHouseCopy: Translated<typeof english.litHouseCopy> = {
  state: 'राज्य',
  switches: 'आपके घर में क्या चालू है?',
  names: {
    ac: 'AC',
    geyser: 'गीजर',
    fan: 'पंखे',
    fridge: 'फ्रिज',
    tv: 'टीवी',
    pump: 'पंप',
  },
  inside: {
    ac: 'AC',
    geyser: 'गीजर',
    fan: 'पंखे',
    fridge: 'फ्रिज',
    tv: 'टीवी',
    pump: 'पंप',
  },
  sentences: {
    ac: (hours, units) => `AC, 1.5 टन, दिन में ${hours}: महीने की करीब ${units} यूनिट`,
    geyser: (hours, units) => `गीजर, दिन में ${hours}: महीने की करीब ${units} यूनिट`,
    fan: (hours, units) => `तीन पंखे, दिन में ${hours}: महीने की करीब ${units} यूनिट`,
    fridge: (_, units) => `फ्रिज, दिन-रात चालू: महीने की करीब ${units} यूनिट`,
    tv: (hours, units) => `टीवी, दिन में ${hours}: महीने की करीब ${units} यूनिट`,
    pump: (hours, units) => `पंप, 1 hp, दिन में ${hours}: महीने की करीब ${units} यूनिट`,
  },
  hours: (hours) => (hours === 0.5 ? 'आधा घंटा' : `${hours} घंटे`),
  minutes: (minutes) => `${minutes} मिनट`,
  month: 'हर महीने',
  units: 'यूनिट',
  step: (unit, price) => `अकेली ${unit}वीं यूनिट ${price} की पड़ी।`,
  stepUnknown: (unit) => `${unit}वीं यूनिट से पूरा बिल बदल जाता है।`,
  note: (lacks) =>
    lacks === '' ? 'घर का कनेक्शन, 3 kW, लाइटों के साथ।' : `घर का कनेक्शन, 3 kW, लाइटों के साथ। इसमें नहीं जुड़ा: ${lacks}।`,
  article: (appliance) => `${appliance}: बिल में कितना जुड़ता है?`,
  articleLead: (appliance, units, price, total, state) =>
    `${state} के इस घर में महीने की ${units} यूनिट यहां जाती हैं: ${appliance}। इससे बिल में ${price} जुड़ते हैं और कुल ${total} हो जाता है। बंद करके देखें।`,
  submit: 'यह बिल लाइन दर लाइन देखें',
  plain: (on) => `यह लाइटों के साथ है, और: ${on.join(', ')}। आपके पास जो है उसे चालू करें, फिर बटन दबाएं।`,
}
