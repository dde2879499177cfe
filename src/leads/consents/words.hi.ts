// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import { consentsCopy as english } from './words.en.ts'

export const consentsCopy: Translated<typeof english> = {
  path: '/consents',
  title: 'आपने किस बात की सहमति दी',
  description: 'देखें कि आपने किस बात की सहमति दी। जो चाहें, वापस लें।',
  lead: (address) => `${address} के लिए। बटन दबाए बिना कुछ नहीं बदलता।`,
  purposes: {
    answer: 'आपको जवाब देने',
    visit: 'आपके घर आने',
    recruitment: 'आपके आवेदन पर फैसला करने',
    'talent-pool': 'दूसरी नौकरियों के लिए याद रखने',
    newsletter: 'आपको न्यूजलेटर भेजने',
  },
  newsletter: 'न्यूजलेटर',
  sent: (reference, day) => `${reference}, ${day} को भेजा`,
  givenFor: (purposes) => `आपने सहमति दी कि हम इसे ${purposes.join(' और ')} के लिए इस्तेमाल करें।`,
  since: (day) => `${day} को पक्का किया`,
  unconfirmed: 'पक्का नहीं किया',
  withdraw: 'वापस लें',
  withdrawOf: (what) => `वापस लें: ${what}`,
  withdrawAll: 'सब वापस लें',
  withdrawn: (day) => `आपने इसे ${day} को वापस लिया।`,
  pool: 'दूसरी नौकरियां',
  poolUntil: (day) => `${day} तक।`,
  left: 'न्यूजलेटर अब आपको नहीं आता।',
  done: 'वापस ले लिया। पक्का करने के लिए हमने आपको ईमेल भेजा है।',
  poolLeft: 'वापस ले लिया। आपका आवेदन वैसा ही है।',
  nothing: 'वापस लेने को कुछ नहीं है।',
  answer: (days) =>
    `आप जो सहमति वापस लेते हैं, उसका इस्तेमाल हम तुरंत रोक देते हैं और ${days} दिन में उसे मिटा देते हैं। आपने अपना संदेश वापस लिया तो हम उसका जवाब नहीं देंगे।`,
  contact: (officer, contact, days) =>
    `सवाल और शिकायत: ${officer}, ${contact}। हम ${days} दिन में जवाब देते हैं। उसके बाद आप Data Protection Board of India में जा सकते हैं।`,
  policy: 'प्राइवेसी पॉलिसी',
  stale: {
    title: 'यह लिंक अब काम नहीं करता',
    details: (contact) => `या तो जानकारी मिटा दी गई है, या लिंक कट गया है। मदद के लिए ${contact} पर लिखें।`,
  },
  mail: {
    subject: 'आपने अपनी सहमति वापस ली',
    preview: 'हमने आपकी जानकारी का इस्तेमाल रोक दिया है।',
    heading: 'वापस ले लिया',
    text: 'आपने, या हमारे ईमेल का लिंक जिसके पास है उसने, यह वापस लिया:',
    erased: (days) => `हमने इसका इस्तेमाल रोक दिया है। ${days} दिन में इसे मिटा देंगे।`,
    contact: (officer, contact) => `यह आपने नहीं किया, या शिकायत करनी है? ${officer} को ${contact} पर लिखें।`,
  },
  notice: english.notice,
}
