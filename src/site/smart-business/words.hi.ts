// Translated on 28 November 2026, from revision 4a8e8c1a.
import { countInWords } from '#india/list-in-words.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const smartBusinessHero: Translated<typeof english.smartBusinessHero> = {
  title: 'kVAh में बिल आता है? जो बिजली काम नहीं करती, उसका पैसा न दें',
  description:
    'तेलंगाना में पावर फैक्टर और kVAh बिलिंग: बिल पर क्या असर होता है, लीड पावर फैक्टर का भी बिल क्यों आता है, और हम इसे कैसे ठीक करते हैं।',
  heading: 'kVAh में बिल आता है? जो बिजली काम नहीं करती, उसका पैसा न दें।',
  lead: 'हम पता करते हैं कि पावर फैक्टर किससे गिरता है, और उसे ठीक करते हैं।',
  costCut: (share, asOf) => `अब तक हमारे ग्राहकों का खर्च ${share} घटा है। ${asOf}।`,
  talk: 'इंजीनियर से बात करें',
  devices: 'डिवाइस देखें',

  simulator: {
    heading: 'तेलंगाना में kVAh बिलिंग से आपके बिल पर क्या असर होता है।',
    lead: 'kVAh बिलिंग में आप खींची गई सारी बिजली का पैसा देते हैं, उसका भी जो कोई काम नहीं करती। पावर फैक्टर जितना कम, बिल उतना ज्यादा।',
  },
}

export const smartBusinessCopy: Translated<typeof english.smartBusinessCopy> = {
  change: {
    heading: 'क्या बदला: लीड पावर फैक्टर का भी बिल आता है।',
    lead: '2025 के आखिर में बिल बढ़ गए। उद्योग संगठन कहते हैं कि तब से डिस्कॉम लीड kVArh भी गिनने लगे। इसलिए मशीनें रुकने पर भी चालू रहने वाले कैपेसिटर अब बिल बढ़ा सकते हैं।',
    factsHeading: 'हमें क्या पता है, और कब से',
    day: {
      hours: ['0', '6', '12', '18', '24 h'],
      label: (lag, lead) =>
        `एक वर्कशॉप का एक काम का दिन। लाइन के ऊपर, काम के घंटों में, ${lag} kVAr लैग। नीचे, रात में, ${lead} kVAr लीड।`,
      lag: (hours, kvar, kvarh) => `लैग, काम के ${hours} घंटों में: ${kvar} kVAr। महीने में ${kvarh} kVArh।`,
      lead: (kvar, kvarh) => `लीड, मशीनें बंद, कैपेसिटर चालू: ${kvar} kVAr। महीने में ${kvarh} kVArh।`,
      more: 'बिल में बढ़ा',
      sum: (kwh, counted, ignored) => `${kwh} kWh काम के लिए: लीड के साथ ${counted} kVAh, लीड के बिना ${ignored} kVAh।`,
      note: 'हिसाब लगाकर दिया उदाहरण: 30 में से 25 दिन, दो शिफ्ट। kVAh कम से कम √(kWh² + (लैग + लीड)²) है।',
    },
    caution:
      'कैपेसिटर अभी न खरीदें। पहले कुछ हफ्ते लैग और लीड दर्ज करें। कैपेसिटर सिर्फ दिन में चाहिए हों, तो बैंक लोड के साथ चालू-बंद होना चाहिए, या छोटा होना चाहिए।',
    readMore: [
      {
        path: '/blogs/leading-reactive-energy-when-capacitors-raise-the-bill',
        label: 'कैपेसिटर बिल कब बढ़ाते हैं (अंग्रेजी में)',
      },
      { path: '/blogs/kvah-billing-telangana-power-factor', label: 'kVAh बिलिंग में किसका पैसा लगता है' },
    ],
  },

  workflow: {
    heading: 'हम आपका पावर फैक्टर कैसे ठीक करते हैं।',
  },

  plant: {
    heading: 'आपका प्लांट, आपके फोन पर।',
    lead: 'हर फीडर का अभी का लोड, हर कदम के बाद पावर फैक्टर, और अब तक का बिल देखें। स्क्रीन पर नंबर नमूने के हैं।',
    region: 'ऐप की स्क्रीन',
    screens: { load: 'अभी का लोड', powerFactor: 'पावर फैक्टर', bill: 'अब तक का बिल' },
  },

  films: {
    heading: (count) => `${countInWords(count)} ${count === 1 ? 'बात देखने की' : 'बातें देखने की'}।`,
    visit: 'किसी ग्राहक के यहां देखने जाएं',
    visitMessage: 'मुझे ऐसे कारोबार से बात करनी है जिसने आपके साथ काम किया है। बताएं, किसे फोन करूं।',
  },

  solutions: {
    heading: (count) => (count === 1 ? 'एक सेवा। जरूरत हो तभी लें।' : `${countInWords(count)} सेवाएं। जो चाहिए, वही लें।`),
  },

  closing: {
    heading: 'हमें एक बिल भेजें। हम दिखाएंगे, पैसा कहां जा रहा है।',
    lead: 'इंजीनियर 24 घंटे में जवाब देते हैं।',
    contact: 'संपर्क करें',
    products: 'प्रोडक्ट देखें',
  },
}
