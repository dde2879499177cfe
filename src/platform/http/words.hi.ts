// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const httpCopy: Translated<typeof english.httpCopy> = {
  nothingHere: 'इस पते पर कुछ नहीं है।',
  takesOnly: (methods) => `यह पता सिर्फ ${methods} लेता है।`,
  fromOurPages: 'यह सिर्फ हमारे अपने पेजों से भेजा जा सकता है।',
  unavailable: 'अभी हम इसे सेव नहीं कर पा रहे। एक मिनट बाद फिर कोशिश करें।',
  ourFault: (reference) => `हमारी तरफ कुछ गड़बड़ हो गई। रेफरेंस नंबर: ${reference}`,
  tooMany: (minutes) => `बहुत बार कोशिश हो चुकी। ${minutes === 1 ? 'एक' : minutes} मिनट बाद फिर कोशिश करें।`,
  tooMuch: 'यह भेजने के लिए बहुत बड़ा है।',
  tooSlow: 'नेटवर्क बहुत धीमा है। फिर कोशिश करें।',
  checkAll: 'आपने जो भेजा, उसे जांचें।',

  json: {
    needed: 'JSON भेजें, content type application/json के साथ।',
    unreadable: 'यह JSON पढ़ा नहीं जा रहा।',
  },

  idempotencyKey: {
    malformed: 'Idempotency-Key में 1 से 128 दिखने वाले ASCII अक्षर हों।',
    reused: 'यह Idempotency-Key पहले दूसरी बात के साथ आ चुका है। नए के साथ भेजें।',
  },

  form: {
    needed: 'फॉर्म को multipart/form-data में भेजें।',
    noBoundary: 'इस फॉर्म के हिस्सों के बीच boundary नहीं है।',
    empty: 'यह फॉर्म खाली है।',
    notWhole: 'फॉर्म हम तक पूरा नहीं पहुंचा। फिर से भेजें।',
    tooSlow: 'नेटवर्क बहुत धीमा है। अच्छे नेटवर्क पर फिर कोशिश करें।',
    tooManyParts: 'इस फॉर्म में हमारे फॉर्म से ज्यादा हिस्से हैं।',
    mostFiles: (most) => (most === 1 ? 'एक ही फाइल भेजें।' : `ज्यादा से ज्यादा ${most} फाइलें भेजें।`),
    eachFieldOnce: 'हर जानकारी एक ही बार भेजें।',
    utf8: 'टेक्स्ट UTF-8 में भेजें।',
  },

  field: {
    kinds: {
      string: 'टेक्स्ट',
      number: 'नंबर',
      int: 'पूरा नंबर',
      boolean: 'true या false',
      array: 'सूची',
      object: 'ऑब्जेक्ट',
    },
    otherKind: 'किसी और तरह का',
    needed: 'यह जरूरी है।',
    shouldBe: (kind) => `यहां ${kind} चाहिए।`,
    shouldBeOneOf: (values) => `इनमें से एक चाहिए: ${values}।`,
    atMost: (count) => `ज्यादा से ज्यादा ${count}।`,
    atLeast: (count) => `कम से कम ${count}।`,
    counted: {
      string: (count) => `${count} अक्षर`,
      array: (count) => `${count} चीजें`,
    },
    unknown: (names) => `यहां ${names} नाम की कोई चीज नहीं है।`,
    day: 'दिन को साल, महीना, दिन में लिखें: 2026-11-30।',
    unreadable: 'यह पढ़ा नहीं जा रहा।',
  },
}
