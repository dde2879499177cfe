// Translated on 27 November 2026, from revision f249d577.
import type { Translated } from '#platform/text/translated.ts'
import { interviewCopy as english, type meetingCopy as englishMeetings } from './interview-words.en.ts'

export const meetingCopy: Translated<typeof englishMeetings> = {
  site: 'हमारे ऑफिस में',
  phone: 'फोन पर: हम आपको फोन करेंगे',
  video: 'वीडियो पर',
}

export const interviewCopy: Translated<typeof english> = {
  heading: 'आपका इंटरव्यू',
  booked: (when) => `हम इस समय मिलेंगे: ${when}।`,
  over: (when) => `इंटरव्यू इस समय था: ${when}।`,
  calendar: 'अपने कैलेंडर में डालें',
  choose: 'समय चुनें',
  move: 'दूसरा समय चुनें',
  submit: 'यह समय बुक करें',
  submitMove: 'यह समय कर दें',
  cancel: 'इंटरव्यू रद्द करें',
  none: 'अभी चुनने के लिए कोई समय नहीं है। समय तय करने के लिए हम लिखेंगे या फोन करेंगे।',
  event: (brand) => `इंटरव्यू, ${brand}`,
  eventText: (reference) => `रेफरेंस नंबर ${reference}`,
  mail: {
    lines: { when: 'कब', area: 'नौकरी', how: 'कहां', reference: 'रेफरेंस नंबर' },
    open: 'समय देखें या बदलें',
    subjects: {
      booked: (reference) => `आपका इंटरव्यू बुक हो गया (${reference})`,
      moved: (reference) => `आपके इंटरव्यू का समय बदल गया (${reference})`,
      cancelled: (reference) => `आपका इंटरव्यू रद्द हो गया (${reference})`,
      'moved-by-us': (reference) => `हमें इंटरव्यू का समय बदलना पड़ा (${reference})`,
      'called-off': (reference) => `तब हम नहीं मिल पाएंगे: दूसरा समय चुनें (${reference})`,
      freed: (reference) => `आपका इंटरव्यू नहीं होगा (${reference})`,
    },
    headings: {
      booked: 'आपका इंटरव्यू बुक हो गया',
      moved: 'आपके इंटरव्यू का समय बदल गया',
      cancelled: 'आपका इंटरव्यू रद्द हो गया',
      'moved-by-us': 'हमें इंटरव्यू का समय बदलना पड़ा',
      'called-off': 'इस समय हम नहीं मिल पाएंगे',
      freed: 'आपका इंटरव्यू नहीं होगा',
    },
    texts: {
      booked: 'आपसे मिलने का इंतजार है। कोई काम आ जाए तो अपने पेज पर दूसरा समय चुनें।',
      moved: 'यह नया समय है। पुराना समय अब खाली है।',
      cancelled: 'इस समय हम नहीं मिलेंगे। जब चाहें, दूसरा समय चुन सकते हैं।',
      'moved-by-us': 'माफ करें। यह नया समय है। ठीक नहीं है? तो दूसरा समय चुनें।',
      'called-off': 'माफ करें। इस समय हम नहीं मिल पाएंगे। दूसरा समय चुनें।',
      freed: 'इस समय हम नहीं मिलेंगे। आपका आवेदन कहां तक पहुंचा, यह अपने पेज पर देखें।',
    },
  },
  notice: english.notice,
}
