// Translated on 28 November 2026, from revision 7b384870.
import { countInWords } from '#india/list-in-words.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const smartHomeHero: Translated<typeof english.smartHomeHero> = {
  title: 'बिल आने से पहले जानें, कितना आएगा',
  description:
    'एक उपकरण के लिए स्मार्ट प्लग, पूरे घर के लिए Bijli Auditor, और हमारी टीम से होम ऑडिट। चलते-चलते देखें, किस उपकरण पर कितना खर्च हो रहा है।',
  heading: 'बिल आने से पहले जानें, कितना आएगा।',
  lead: 'चीजें चालू करें। बिल बदलता देखें।',
  explore: 'स्मार्ट होम प्रोडक्ट देखें',
  app: 'स्मार्ट होम ऐप लें',
}

export const smartHomeCopy: Translated<typeof english.smartHomeCopy> = {
  products: {
    heading: (count) => `घर की बिजली देखने के ${countInWords(count)} ${count === 1 ? 'तरीका' : 'तरीके'}।`,
    lead: 'एक प्लग से शुरू करें। पूरा घर बाद में जोड़ें।',
    plug: {
      text: 'एक उपकरण कितनी बिजली लेता है, यूनिट और रुपये में दिखाता है। फोन से बंद करें।',
      action: 'अभी खरीदें',
    },
    auditor: {
      text: 'आपके DB बॉक्स में लगता है और पूरे घर पर दिन-रात नजर रखता है।',
      action: 'कोटेशन मांगें',
      message: (product) => `मुझे ${product} का कोटेशन भेजें। मेरा घर और मेरा कनेक्शन (kW, फेज):`,
    },
    switches: {
      action: 'जल्द आ रहा है (खबर पाएं)',
      message: 'स्मार्ट स्विच तैयार हों तो मुझे बताएं।',
    },
    listPrice: 'लिस्ट प्राइस',
    price: 'दाम',
  },

  comparison: {
    heading: 'आपके लिए कौन सा सही है?',
    lead: 'ज्यादातर घर गीजर या AC पर एक प्लग से शुरू करते हैं।',
    region: 'प्रोडक्ट की तुलना',
    feature: 'खूबी',
    price: 'दाम',
    yes: 'हां',
    no: 'नहीं',
    noPrice: { plug: 'पूछने पर', auditor: 'पूछने पर', switches: 'जल्द आ रहा है' },
  },

  reviews: {
    day: {
      hours: ['रात 12', 'सुबह 6', 'दोपहर', 'शाम 6', 'रात 12'],
      most: (power) => `${power}, घंटे-घंटे का`,
      before: (units) => `पहले: दिन की ${units} यूनिट`,
      after: (units) => `बाद में: ${units}`,
      saved: (units) => `हर दिन ${units} यूनिट कम`,
      label: (before, after) => `एक दिन, घंटे के हिसाब से। पहले: ${before} यूनिट। बाद में: ${after} यूनिट।`,
    },
    examples: {
      label: 'उदाहरण',
      heading: 'आपको क्या पता चल सकता है।',
      mark: (place, count) => `उदाहरण ${place}, कुल ${count}`,
      show: (place, count) => `उदाहरण ${place} दिखाएं, कुल ${count}`,
      pause: 'उदाहरण रोकें',
      play: 'उदाहरण चलाएं',
    },
    reviews: {
      label: 'रिव्यू',
      heading: 'हमारे ग्राहक क्या कहते हैं।',
      show: (place, count) => `रिव्यू ${place} दिखाएं, कुल ${count}`,
      pause: 'रिव्यू रोकें',
      play: 'रिव्यू चलाएं',
    },
  },

  stats: { heading: 'हमारे ग्राहकों ने कितना बचाया।' },

  bills: {
    heading: (fewer, less) => `${fewer}% कम यूनिट, तो यह बिल ${less}% कम।`,
    note: (state, kw, before, after, lacks) =>
      `${state} का एक घर, ${kw} kW का कनेक्शन, आज के रेट पर: महीने में ${before} यूनिट, फिर ${after}।${lacks === '' ? '' : ` दोनों हिसाबों में नहीं: ${lacks}।`}`,
    label: (before, price, after, lower) => `एक ही पैमाने पर दो बिल। ${before} यूनिट: ${price}। ${after} यूनिट: ${lower}।`,
    before: 'अभी',
    after: 'बचत के साथ',
    units: (units) => `${units} यूनिट`,
    more: 'एक-एक लाइन देखें',
  },

  closing: {
    heading: 'अपने घर की बिजली की जांच कराएं।',
    text: 'होम ऑडिट एक मिनट में बुक होता है। हम 24 घंटे में जवाब देते हैं।',
  },
}
