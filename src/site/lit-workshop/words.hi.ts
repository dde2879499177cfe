// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const litWorkshopCopy: Translated<typeof english.litWorkshopCopy> = {
  switches: 'वर्कशॉप में क्या चालू है?',
  names: {
    bank1: (kvar) => `${kvar} kVAr`,
    bank2: (kvar) => `${kvar} kVAr`,
    bank3: (kvar) => `${kvar} kVAr`,
    press: () => 'प्रेस',
    compressor: () => 'कंप्रेसर',
    night: () => 'रात में',
  },
  sentences: {
    bank1: (_, kvar) => `कैपेसिटर, पहला बैंक: ${kvar} kVAr`,
    bank2: (_, kvar) => `कैपेसिटर, दूसरा बैंक: ${kvar} kVAr`,
    bank3: (_, kvar) => `कैपेसिटर, तीसरा बैंक: ${kvar} kVAr`,
    press: (kw, kvar) => `प्रेस: ${kw} kW, और ${kvar} kVAr लैग`,
    compressor: (kw, kvar) => `कंप्रेसर: ${kw} kW, और ${kvar} kVAr लैग`,
    night: () => 'रात में चालू रह गए कैपेसिटर, जब मशीनें बंद हैं',
  },
  month: 'हर महीने',
  factor: 'पावर फैक्टर',
  work: 'kWh काम के',
  billed: 'kVAh का बिल',
  reactive: 'kVArh',
  waste: 'बिना काम के',
  states: {
    lags: 'मोटरें लैग कर रही हैं। कैपेसिटर चालू करें।',
    even: 'संतुलन में: पैसा सिर्फ काम का लगता है।',
    leads: 'कैपेसिटर ज्यादा हो गए: अब लीड है।',
    night: 'रात में कैपेसिटर लीड करते हैं, और पैसा आप देते हैं।',
  },
  note: (kw, tariff, state, rate, running, standing) =>
    `उदाहरण: ${state} में ${kw} kW, ${tariff}, 11 kV। महीने में ${running} घंटे चलता है और ${standing} घंटे बंद रहता है। एनर्जी चार्ज ${rate} प्रति kVAh, लीड गिना। डिमांड चार्ज और ड्यूटी अलग से।`,
  submit: 'यह महीना कैलकुलेटर में देखें',
  plain: 'यह बिना कैपेसिटर के है। आपके पास जो है उसे चालू करें, फिर बटन दबाएं।',
}
