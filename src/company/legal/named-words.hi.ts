// Translated on 27 November 2026, from revision c48941ac.
import { termsInWords } from '#company/terms.hi.ts'
import type * as english from './named-words.en.ts'

export const namedWords: typeof english.namedWords = (facts) => {
  const { company, brand, officer, contact, answerDays, embeds } = facts
  const { leastAge, returnWindow, refundTime, cancellation } = termsInWords

  return {
    ...{ company, brand, officer, contact, answerDays: String(answerDays) },
    messagesKept: inMonths(facts.leadsMonths),
    applicationsKept: inMonths(facts.applicationsMonths),
    ...{ leastAge, returnWindow, refundTime, cancellation, courts: termsInWords.city },
    cookies: cookiesInWords(facts),
    assistant: facts.hasWording
      ? 'चैट में आपके सवाल किसी दूसरी कंपनी की भाषा सेवा को जाते हैं। वह हमारे पेजों से जवाब लिखती है। हम उसे आपका सवाल और हमारा लिखा भेजते हैं, आपके बारे में कुछ नहीं। सवाल में निजी जानकारी न लिखें।'
      : '',
    analytics: [
      facts.hasLanguages
        ? 'आप भाषा चुनें या “अभी नहीं” कहें, तो “language” नाम की एक कुकी इसे साल भर आपके ब्राउजर में याद रखती है। उसमें भाषा के सिवा कुछ नहीं होता।'
        : '',
      facts.hasAnalytics ? 'Google Analytics के बारे में हम एक बार पूछते हैं। आप मना करें या जवाब न दें, तो हम उसे नहीं चलाते।' : '',
      'हम गिनते हैं कि न्यूजलेटर के हर लिंक पर कितनी बार टैप हुआ: सबका मिलाकर एक ही जोड़। किसने टैप किया, यह हम नहीं जानते।',
    ]
      .filter(Boolean)
      .join(' '),
    otherCompanies: facts.hasReCaptcha
      ? 'हमारे पेजों का एक हिस्सा आपके मांगने से पहले ही दूसरी कंपनी से आता है: Google reCAPTCHA। यह न्यूजलेटर के फॉर्म से मशीनों को दूर रखता है। Google को आपका नेटवर्क पता और वह दिखता है जो आपका ब्राउजर उसे बताता है।'
      : 'आपके मांगने से पहले हमारे पेज दूसरी कंपनियों से कुछ नहीं लाते। फॉर्म से मशीनों को दूर रखने वाली जांच हमारी अपनी है: आपका ब्राउजर एक छोटा सवाल हल करता है। किसी और को इसका पता नहीं चलता।',
    afterATap: embeds.length > 0 ? `ये दूसरी कंपनियों से आते हैं, और तभी जब आप उनका बटन दबाते हैं: ${embeds.join(', ')}।` : '',
    customerSystem: facts.hasWebhook
      ? 'फॉर्म में आप जो भेजते हैं, वह हमारे ग्राहक सिस्टम में भी जाता है। रास्ते में वह एन्क्रिप्ट रहता है और उस पर हमारा हस्ताक्षर होता है।'
      : '',
  }
}

function cookiesInWords({ hasLanguages, hasAnalytics }: english.PrivacyFacts): string {
  if (hasLanguages) return hasAnalytics ? 'एक, अगर आप भाषा चुनें; बाकी आपकी हां के बाद ही' : 'एक, अगर आप भाषा चुनें'
  return hasAnalytics ? 'आपकी हां से पहले कोई नहीं' : 'कोई नहीं'
}

function inMonths(months: number): string {
  return months % 12 === 0 && months > 12 ? `${months / 12} साल` : `${months} महीने`
}
