// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './other-modes-words.en.ts'

export const readingsCopy: Translated<typeof english.readingsCopy> = {
  before: 'पहले की रीडिंग',
  beforeOn: 'किस दिन ली',
  after: 'बाद की रीडिंग',
  afterOn: 'किस दिन ली',
  digits: 'मीटर के अंक',
  digitsHint: 'सिर्फ तब, जब मीटर आखिरी नंबर के बाद फिर 0 से चला हो।',
  factor: 'मल्टीप्लाइंग फैक्टर',
  factorHint: 'जिस ट्रांसफॉर्मर पर मीटर हो, उसके बिल पर छपा होता है। नहीं तो 1।',
}

export const appliancesCopy: Translated<typeof english.appliancesCopy> = {
  hint: 'ये आम नंबर हैं। आपके उपकरण के लेबल पर कुछ और लिखा हो तो बदल दें।',
  name: 'उपकरण',
  count: 'कितने',
  watts: 'वाट',
  hours: 'दिन में घंटे',
  own: (place) => `आपका अपना, ${place}`,
  found: (units) => `महीने की ${units} यूनिट`,
  result: 'इस बिल में हर एक का खर्च',
  saves: (price) => `बंद करें तो ${price} बचते हैं`,
  priced: 'सब मिलाकर बिल बनता है। बंद करने पर हिस्से से ज्यादा बचता है: वे यूनिट सबसे महंगी होती हैं।',
  unpriced: 'इन यूनिट का खर्च यहां पता नहीं।',
  none: 'कम से कम एक उपकरण की गिनती लिखें।',
}

export const checkCopy: Translated<typeof english.checkCopy> = {
  legend: 'आपके बिल की लाइनें',
  hint: 'हर रकम वैसी लिखें जैसी छपी है। सब्सिडी या छूट के आगे माइनस लगाएं। जो लाइन बिल पर नहीं, उसे छोड़ दें।',
  total: 'कुल',
  heading: 'आपका बिल और टैरिफ, साथ-साथ',
  line: 'लाइन',
  printed: 'छपा हुआ',
  computed: 'टैरिफ से',
  verdicts: {
    agrees: 'मिलता है',
    differs: (amount) => `${amount} का फर्क`,
    'only on your bill': 'सिर्फ आपके बिल पर',
    'only by the tariff': 'नहीं लिखा',
    'not known to us': 'हमें पता नहीं',
  },
  tolerance: 'एक रुपये तक का फर्क मिला हुआ मानते हैं: कंपनियां लाइनें राउंड करती हैं।',
  none: 'बिल पर जो छपा है, लिखें। हम लाइन दर लाइन मिलाएंगे।',
  fine: (count) => (count === 1 ? 'आपकी लिखी लाइन मिलती है।' : `आपकी लिखी सभी ${count} लाइनें मिलती हैं।`),
  found: (count) => (count === 1 ? 'एक लाइन में फर्क है।' : `${count} लाइनों में फर्क है।`),
  ask: 'इसके बारे में हमसे पूछें',
  message: (state, units, lines) => `${state} का मेरा ${units} यूनिट का बिजली बिल टैरिफ से नहीं मिलता। ${lines} इसे देखें।`,
  messageLine: (label, printed, computed) => `${label}: छपा ${printed}, टैरिफ से ${computed}।`,
}
