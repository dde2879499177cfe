// Translated on 27 November 2026, from revision aef4a693.
import { termsInWords } from '#company/terms.hi.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const shopCopy: Translated<typeof english.shopCopy> = {
  title: 'शॉप',
  description: 'एक उपकरण के लिए AI Smart Plug, पूरे घर के लिए Bijli Auditor। दाम, तस्वीरें, वापसी।',

  pictures: (product) => `${product} की तस्वीरें`,

  plug: {
    bill: {
      unit: (unit) => `${unit ?? 'एक नग'}, रुपये में`,
      list: 'लिस्ट प्राइस',
      saving: 'आपकी बचत',
      price: 'दाम',
    },
    order: 'ऑर्डर करें',
    cost: 'गीजर का महीने का खर्च कितना है?',
    elsewhere: 'पैसे अगले पेज पर देने हैं, टैक्स और डिलीवरी देखने के बाद।',
    returns: `बिना खोला प्लग डिलीवरी के ${termsInWords.returnWindow} के अंदर लौटा सकते हैं। रिफंड में ${termsInWords.refundTime} लगते हैं।`,
    policy: 'वापसी और रिफंड',
    facts: 'खरीदने से पहले',
    ask: 'कुछ और पूछें',
    question: (product) => `${product} के बारे में मेरा सवाल:`,
    orderMessage: (product, price) =>
      `मुझे ${product}${price ? ` ${price} में` : ''} ऑर्डर करना है। कितने प्लग: 1। डिलीवरी का पता और पिन कोड:`,
  },

  auditor: {
    points: [
      'पूरे घर का अभी का लोड',
      'पावर फैक्टर, और वे घंटे जब सबसे ज्यादा बिजली लगती है',
      'लगाते समय हमारी टीम होम ऑडिट करती है',
    ],
    price: 'दाम पूछें',
    why: 'दाम आपके कनेक्शन और DB बॉक्स पर निर्भर है।',
    orderMessage: (product, price) => `मुझे ${product} ${price} में ऑर्डर करना है। डिलीवरी का पता और पिन कोड:`,
    message: (product) => `मुझे ${product} का दाम भेजें। मेरा कनेक्शन (सैंक्शन लोड, फेज):`,
  },

  closing: {
    heading: 'पूरी इमारत या फीडर के लिए चाहिए?',
    text: 'बताएं, कितनी जगह नापना है। हमारी सेल्स टीम आपके साथ दाम तय करेगी।',
    action: 'सेल्स टीम से बात करें',
    message: 'मुझे सेल्स टीम से बात करनी है। कितनी जगह नापना है:',
  },
}
