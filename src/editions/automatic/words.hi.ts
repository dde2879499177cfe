// Translated on 27 November 2026, from revision 508176c9.
import type { Translated } from '#platform/text/translated.ts'
import { automaticCopy as english } from './words.en.ts'

export const automaticCopy: Translated<typeof english> = {
  ...english,
  inEnglish: (title) => `${title} (अंग्रेजी में)`,

  tariff: {
    subjects: {
      order: (state, day) => `${state}: ${day} से नया टैरिफ`,
      surcharge: (state, month) => `${state}: ${month} का फ्यूल सरचार्ज`,
      both: (state) => `${state} के बिलों में क्या बदलता है`,
    },
    preheader: 'घर और दुकान का बिल पहले कितना, बाद में कितना, स्रोत के साथ।',
    button: 'अपना बिल निकालें',
  },
  change: {
    heading: {
      order: (name, day) => `${name}: ${day} से`,
      surcharge: (company, months) => `${company} का फ्यूल सरचार्ज: ${months}`,
    },
    caption: 'एक महीने का बिल',
    columns: { who: 'किसका', before: 'पहले', after: 'बाद में', change: 'फर्क' },
    told: (said) => said.map((each) => `${each}।`).join(' '),
    home: (units) => `घर, ${units} यूनिट`,
    shop: (units) => `दुकान, ${units} यूनिट`,
    factory: (units, load) => `फैक्टरी, ${units} यूनिट, ${load}`,
    untouched: 'कोई बदलाव नहीं',
    unknown: 'पता नहीं',
    more: (amount) => `${amount} ज्यादा`,
    less: (amount) => `${amount} कम`,
    same: 'उतना ही',
    bases: {
      order: 'हमारे कैलकुलेटर से निकाला, 3 kW के घर और 5 kW की दुकान के लिए, फ्यूल सरचार्ज के बिना।',
      surcharge: 'हमारे कैलकुलेटर से निकाला, 3 kW के घर और 5 kW की दुकान के लिए: सरचार्ज से पहले का महीना, और उसका पहला महीना।',
    },
    source: (source) => `स्रोत: ${source}`,
    own: (units, before, after, change) => `महीने में आपकी ${units} यूनिट पर: पहले ${before}, बाद में ${after}। ${change}।`,
    ownUntouched: (units) => `महीने में ${units} यूनिट वाले आपके घर के लिए इससे कुछ नहीं बदलता।`,
    ownUnknown: '“विषय और पसंद” में अपनी महीने की यूनिट लिखें, तो ऐसा ईमेल बताएगा कि आपके लिए क्या बदलता है।',
  },

  opening: {
    subject: (title) => `हमारे यहां नौकरी: ${title}`,
    subjects: (count) => `हमारे यहां ${count} नई नौकरियां`,
    preheader: 'काम क्या है, कहां है, और आवेदन कैसे करें।',
    link: 'काम के बारे में पढ़ें और आवेदन करें',
    where: (location, type) => `${location}, ${type}`,
  },
  price: {
    subject: (name) => `नई कीमत: ${name}`,
    preheader: 'अब कितने का है, GST मिलाकर।',
    text: (amount) => `अब इसकी कीमत ${amount} है, GST मिलाकर।`,
    link: 'प्रोडक्ट देखें',
  },
  digest: {
    subject: (day) => `इस हफ्ते नया, ${day}`,
    preheader: 'पिछले ईमेल के बाद जो आया, एक ही ईमेल में।',
  },
}
