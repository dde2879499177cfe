// Translated on 28 November 2026, from revision c04ffb80.
import { countInWords } from '#india/list-in-words.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const utilitiesHero: Translated<typeof english.utilitiesHero> = {
  title: 'हर मीटर की सही रीडिंग',
  description: 'डिस्कॉम के लिए AI से मीटर रीडिंग। ऐप फोटो से मीटर पढ़ती है, वहीं नंबर जांचती है और बिल छापती है। फोटो आपका सबूत है।',
  heading: 'हर मीटर की सही रीडिंग।',
  lead: 'डिस्कॉम के लिए AI से मीटर रीडिंग। ऐप फोटो से मीटर पढ़ती है, वहीं जांचती है और बिल छापती है। फोटो आपका सबूत है।',
  talk: 'हमसे बात करें',
  oneCoral: 'One Coral देखें',
  clients: 'जिन बिजली कंपनियों के साथ हम काम करते हैं',
  said: (utilities) => `हम ${utilities} बिजली कंपनियों के मीटर पढ़ते हैं।`,
  ask: 'ग्राहकों के नाम मांगें',
  message: 'मुझे उन बिजली कंपनियों के नाम भेजें जिनके मीटर आप पढ़ते हैं। मेरी संस्था:',
}

export const utilitiesCopy: Translated<typeof english.utilitiesCopy> = {
  camera: 'कैमरे में मीटर; रीडिंग मिल गई और पढ़ी गई: 048271.3 kWh',

  checks: {
    heading: (count) => `${countInWords(count)} ${count === 1 ? 'जांच' : 'जांचों'} में फोटो से बिल तक।`,
    lead: 'मीटर रीडर फोन को मीटर के सामने करते हैं। बाकी काम ऐप करती है, नेटवर्क हो या न हो।',
    demo: 'मीटर रीडिंग का डेमो आजमाएं',
    frames: { now: 'अभी', lastMonth: 'पिछला महीना', used: 'खपत', units: (units) => `${units} kWh` },
  },

  demo: {
    heading: 'यहीं आजमाएं।',
    lead: 'यह छोटा डेमो आपके ब्राउजर में डिस्प्ले पढ़ता है। यह देखता है कि हर लकीर कितनी चमकती है, और सबसे ठीक बैठने वाला अंक चुनता है। दो अंक बैठते हों तो अंदाजा नहीं लगाता।',
    note: 'यह डेमो जांचें दिखाता है। फील्ड की ऐप का रीडर दूसरा है। आपके फोन से कुछ बाहर नहीं जाता।',
    picture: 'डिस्प्ले की हालत',
    conditions: { clear: 'साफ', dusty: 'धूल भरा', damaged: 'एक लकीर बंद है' },
    next: 'दूसरा मीटर',
    display: (reading) => `मीटर का डिस्प्ले। साफ होने पर यह दिखता: ${reading} kWh`,
    digit: 'अंक',
    readAs: 'पढ़ा गया',
    certainty: 'भरोसा',
    unsure: (first, second) => `${first} या ${second}`,
    lastMonth: 'पिछला महीना',
    usual: 'आम यूनिट',
    usualUnits: (least, most) => `${least} से ${most} kWh`,
    used: 'तब से चली यूनिट',
    units: 'kWh',
    verdicts: {
      bill: 'बिल बना, फोटो के साथ।',
      photo: 'पूरा भरोसा नहीं। ऐप एक और फोटो मांगती है।',
      visit: 'साफ है, पर आम यूनिट से बहुत अलग। बिल बनने से पहले कोई दूसरा जांचता है।',
    },
  },

  figures: { heading: 'हमारे नंबर।' },
  field: {
    picture: (lakhs) => `${lakhs} बिंदु, महीने की हर एक लाख रीडिंग का एक`,
    text: (aMinute) =>
      `हर बिंदु महीने की 1 लाख रीडिंग है। जितनी देर में आप यह पेज पढ़ेंगे, उस एक मिनट में करीब ${aMinute} मीटर पढ़े जाते हैं।`,
  },

  evidence: {
    heading: (accuracy) => (accuracy ? `${accuracy} से हमारा क्या मतलब है।` : 'सही रीडिंग से हमारा क्या मतलब है।'),
    text: 'हम रीडिंग को सही तब कहते हैं जब हर अंक मीटर से मिले, और धुंधली फोटो पहले ही लौटा दी गई हों। आपके पायलट में हम गिनती देते हैं: कितनी पढ़ीं, कितनी लौटाईं और कितनी गलत थीं।',
    readMore: 'हम सही रीडिंग कैसे गिनते हैं (अंग्रेजी में)',
    path: '/blogs/ai-meter-reading-what-accuracy-means',
  },

  closing: {
    heading: 'एक फीडर पर आजमाएं।',
    lead: 'एक इलाके से शुरू करें और पिछले महीने की रीडिंग से मिलाएं।',
    action: 'संपर्क करें',
    message: 'हम एक फीडर पर AI मीटर रीडिंग आजमाना चाहते हैं। बताएं, हमसे क्या चाहिए।',
  },
}
