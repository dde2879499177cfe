// Translated on 27 November 2026, from revision 2bd26e64.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const correctionCopy: Translated<typeof english.correctionCopy> = {
  title: 'यह रेट गलत है',
  description: 'बताएं, कैलकुलेटर में कौन सा रेट गलत है। अपने बिल की फोटो या ऑर्डर का लिंक भेजें।',
  heading: 'कौन सा रेट गलत है?',
  lead: 'बताएं, आपके बिल या ऑर्डर में क्या लिखा है। हम जांचकर कैलकुलेटर सबके लिए ठीक करते हैं।',
  about: (tariff) => `किसके बारे में: ${tariff}`,

  labels: {
    state: 'राज्य',
    company: 'बिजली कंपनी',
    line: 'कौन सी लाइन',
    should_be: 'सही क्या है',
    link: 'ऑर्डर या नोटिस का लिंक',
    photo: 'बिल या ऑर्डर की फोटो',
    full_name: 'पूरा नाम',
    email: 'ईमेल',
  },
  optional: '(जरूरी नहीं)',
  chooseState: 'राज्य चुनें',
  chooseLine: 'लाइन चुनें',
  lines: {
    energy: 'एनर्जी चार्ज',
    fixed: 'फिक्स या डिमांड चार्ज',
    fuel: 'फ्यूल सरचार्ज',
    duty: 'इलेक्ट्रिसिटी ड्यूटी या टैक्स',
    subsidy: 'सब्सिडी या योजना',
    timeOfDay: 'टाइम ऑफ डे',
    other: 'कुछ और',
  },
  shouldBeHint: 'ठीक वैसा जैसा बिल पर छपा है: 201 से 300 तक ₹7.10 प्रति यूनिट।',
  photoHint: 'JPG, PNG, WebP, HEIC या PDF, 10 MB तक। चाहें तो अपना नाम और नंबर ढक दें।',

  errors: {
    state: 'राज्य चुनें।',
    line: 'जो लाइन गलत है, उसे चुनें।',
    should_be: 'सही क्या है, लिखें।',
    link: 'https:// से शुरू होने वाला लिंक लिखें।',
    full_name: 'अपना नाम लिखें।',
    email: 'सही ईमेल पता लिखें।',
    photoType: 'JPG, PNG, WebP, HEIC या PDF फाइल भेजें।',
    photoSize: 'फाइल 10 MB या उससे छोटी हो।',
  },
  busy: 'अभी बहुत फाइलें आ रही हैं। एक मिनट बाद फिर कोशिश करें।',
  notice: 'आपकी जानकारी हम सिर्फ रेट ठीक करने और आपको बताने के लिए इस्तेमाल करते हैं।',
  trap: 'इसे खाली छोड़ें',
  submit: 'सुधार भेजें',
  sending: 'भेज रहे हैं...',
  success: 'धन्यवाद। आपका बताया सुधार हमें मिल गया है।',
  failure: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  noResponse: 'सर्वर में गड़बड़ी है। थोड़ी देर बाद फिर कोशिश करें।',
  receipt: { reference: 'रेफरेंस नंबर', hint: 'यह नंबर संभालकर रखें। हमने इसे आपके ईमेल पर भी भेजा है।' },
  back: 'कैलकुलेटर पर लौटें',
  thanks: { title: 'आपका बताया सुधार मिल गया', description: 'रेट में आपका बताया सुधार हमें मिल गया है।' },
}
