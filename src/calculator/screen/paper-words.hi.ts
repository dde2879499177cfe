// Translated on 27 November 2026, from revision bd1e8487.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './paper-words.en.ts'

export const paperCopy: Translated<typeof english.paperCopy> = {
  changed: {
    days: 'बिल के दिन',
    hint: 'बीच में रेट बदले हैं। सारे दिन नए रेट के हों तो खाली छोड़ें।',
    earlier: (day) => `इनमें से ${day} तक के`,
  },
  hint: 'जैसा छपा है, रुपये में। जो घटता है, उसके आगे माइनस लगाएं।',
  payment: 'आप कैसे भरते हैं',
  noPayment: 'जैसा आम तौर पर',
  payments: {
    prompt: 'छूट की तारीख से पहले',
    online: 'ऑनलाइन',
    advance: 'एडवांस में',
    prepaid: 'प्रीपेड मीटर से',
  },
  fuel: 'फ्यूल सरचार्ज, जैसा बिल पर है',
  fuelHint: 'यह अक्सर बदलता है, कुछ राज्यों में हर महीने। खाली छोड़ें तो हम वह लेते हैं जो हमें पता है।',
  fuelSecond: 'दूसरा फ्यूल सरचार्ज, जैसा बिल पर है',
  fuelKind: 'बिल पर कैसे छपा है',
  fuelKinds: {
    '': 'जैसा यहां होता है',
    percent: 'प्रतिशत',
    paisePerUnit: 'पैसे प्रति यूनिट',
    amountPaise: 'इस बिल पर रुपये',
  },
  schemes: 'राज्य की योजनाएं',
  usualSchemes: 'जो आम ग्राहक को मिलता है',
  noSchemes: 'कोई नहीं',
}
