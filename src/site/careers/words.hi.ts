// Translated on 27 November 2026, from revision 6417278d.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const careersCopy: Translated<typeof english.careersCopy> = {
  title: 'नौकरियां',
  description: 'हमारी खाली नौकरियां देखें, काम क्या है और हम क्या चाहते हैं। यहीं अपने रिज्यूमे के साथ आवेदन करें।',
  heading: 'हमारे साथ काम करें।',
  lead: (count) =>
    count === 0
      ? 'अभी कोई नौकरी खाली नहीं। नई नौकरियां सबसे पहले यहीं आती हैं।'
      : `${COUNTED[count] ?? count} ${count === 1 ? 'नौकरी खाली' : 'नौकरियां खाली'}। हम हर आवेदन पढ़ते हैं।`,
  view: 'पूरी जानकारी',

  place: 'जगह',
  type: 'प्रकार',
  pay: {
    label: 'वेतन',
    from: (low, high) => (high ? `${low} से ${high}` : low),
    per: {
      hour: (sum) => `${sum} प्रति घंटा`,
      day: (sum) => `${sum} प्रति दिन`,
      week: (sum) => `${sum} प्रति हफ्ता`,
      month: (sum) => `${sum} प्रति महीना`,
      year: (sum) => `${sum} प्रति साल`,
    },
  },
  all: 'सभी नौकरियां',

  apply: 'इस नौकरी के लिए आवेदन करें',
  after: 'आवेदन के बाद',
  next: {
    heading: 'इसके बाद क्या होता है',
    steps: [
      'आपको एक ईमेल मिलता है, जिसमें रेफरेंस और आपके अपने पेज का लिंक होता है।',
      'हम आपका रिज्यूमे पढ़ते हैं और आपको लिखते हैं। जवाब आपके पेज पर भी दिखता है।',
      'हम मिलना चाहें, तो समय आप वहीं चुनते हैं।',
    ],
  },
  thanks: {
    title: 'आपका आवेदन मिल गया',
    description: 'आपका आवेदन हमें मिल गया है। रेफरेंस नंबर संभालकर रखें।',
  },

  closed: {
    title: (title) => `${title}: बंद`,
    untitled: 'यह नौकरी बंद हो चुकी है',
    text: 'यह नौकरी बंद हो चुकी है। आपने समय पर आवेदन किया था तो हम आपसे संपर्क करेंगे।',
  },
  until: 'आवेदन की आखिरी तारीख',
  inEnglish: 'अंग्रेजी में',

  notFound: {
    title: 'नौकरी नहीं मिली',
    text: 'आप जो नौकरी ढूंढ रहे हैं, वह यहां नहीं है।',
  },
}

const COUNTED: Record<number, string> = { 1: 'एक', 2: 'दो', 3: 'तीन', 4: 'चार', 5: 'पांच', 6: 'छह' }
