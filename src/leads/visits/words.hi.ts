// Translated on 27 November 2026, from revision f249d577.
import type { Translated } from '#platform/text/translated.ts'
import { visitCopy as english } from './words.en.ts'

export const visitCopy: Translated<typeof english> = {
  heading: 'आपके घर विजिट',
  booked: (when) => `हम इस समय आएंगे: ${when}।`,
  over: (when) => `विजिट इस समय थी: ${when}।`,
  calendar: 'अपने कैलेंडर में डालें',
  choose: 'समय चुनें',
  move: 'दूसरा समय चुनें',
  submit: 'यह समय बुक करें',
  submitMove: 'यह समय कर दें',
  cancel: 'विजिट रद्द करें',
  none: 'अभी चुनने को कोई समय नहीं है। समय तय करने के लिए हम आपको फोन करेंगे।',
  event: (brand) => `होम ऑडिट, ${brand}`,
  eventText: (reference) => `रेफरेंस नंबर ${reference}`,
  refused: {
    full: 'यह समय अभी-अभी किसी और ने ले लिया। दूसरा चुनें।',
    gone: 'यह समय अब खाली नहीं है। दूसरा चुनें।',
    'too-many': (contact) => `समय कई बार बदला जा चुका है। ${contact} पर लिखें।`,
    none: 'समय चुनें।',
  },

  mail: {
    lines: { when: 'कब', area: 'इलाका', how: 'कहां', reference: 'रेफरेंस नंबर' },
    open: 'विजिट देखें या बदलें',
    subjects: {
      booked: (reference) => `आपके घर विजिट बुक हो गई (${reference})`,
      moved: (reference) => `विजिट का समय बदल गया (${reference})`,
      cancelled: (reference) => `विजिट रद्द हो गई (${reference})`,
      'moved-by-us': (reference) => `हमें विजिट का समय बदलना पड़ा (${reference})`,
      'called-off': (reference) => `हम नहीं आ पाएंगे: दूसरा समय चुनें (${reference})`,
      freed: (reference) => `आपके घर विजिट नहीं होगी (${reference})`,
    },
    headings: {
      booked: 'आपके घर विजिट बुक हो गई',
      moved: 'विजिट का समय बदल गया',
      cancelled: 'विजिट रद्द हो गई',
      'moved-by-us': 'हमें विजिट का समय बदलना पड़ा',
      'called-off': 'इस समय हम नहीं आ पाएंगे',
      freed: 'आपके घर विजिट नहीं होगी',
    },
    texts: {
      booked: 'हमारे इंजीनियर इस समय आपके घर आएंगे। घर पर रहें, और पिछला बिल पास रखें।',
      moved: 'यह नया समय है। पुराना समय अब खाली है।',
      cancelled: 'इस समय कोई नहीं आएगा। जब चाहें, दूसरा समय चुन सकते हैं।',
      'moved-by-us': 'माफ करें। यह नया समय है। ठीक नहीं है? तो दूसरा समय चुनें।',
      'called-off': 'माफ करें। इस समय कोई नहीं आ पाएगा। दूसरा समय चुनें।',
      freed: 'इस समय कोई नहीं आएगा। विजिट अब भी चाहिए, तो अपने पेज पर समय चुनें।',
    },
  },
  notice: english.notice,
}
