// Translated on 27 November 2026, from revision f249d577.
import type { Translated } from '#platform/text/translated.ts'
import { visitCopy as english } from './words.en.ts'

export const visitCopy: Translated<typeof english> = {
  heading: 'మీ ఇంటికి విజిట్',
  booked: (when) => `మేం వచ్చేది: ${when}.`,
  over: (when) => `విజిట్ సమయం అయిపోయింది: ${when}.`,
  calendar: 'మీ క్యాలెండర్‌లో పెట్టుకోండి',
  choose: 'సమయం ఎంచుకోండి',
  move: 'వేరే సమయం ఎంచుకోండి',
  submit: 'ఈ సమయం బుక్ చేయండి',
  submitMove: 'ఈ సమయానికి మార్చండి',
  cancel: 'విజిట్ రద్దు చేయండి',
  none: 'ఇప్పుడు ఎంచుకోవడానికి సమయాలు లేవు. సమయం ఖరారు చేయడానికి ఫోన్ చేస్తాం.',
  event: (brand) => `హోమ్ ఆడిట్, ${brand}`,
  eventText: (reference) => `రిఫరెన్స్ ${reference}`,
  refused: {
    full: 'ఈ సమయం ఇప్పుడే వేరొకరు తీసుకున్నారు. మరొకటి ఎంచుకోండి.',
    gone: 'ఈ సమయం ఇక ఖాళీ లేదు. మరొకటి ఎంచుకోండి.',
    'too-many': (contact) => `సమయం చాలాసార్లు మారింది. ${contact} కు రాయండి.`,
    none: 'సమయం ఎంచుకోండి.',
  },

  mail: {
    lines: { when: 'ఎప్పుడు', area: 'ప్రాంతం', how: 'ఎక్కడ', reference: 'రిఫరెన్స్' },
    open: 'విజిట్ చూడండి, మార్చండి',
    subjects: {
      booked: (reference) => `మీ విజిట్ ఖరారైంది (${reference})`,
      moved: (reference) => `మీ విజిట్ సమయం మారింది (${reference})`,
      cancelled: (reference) => `మీ విజిట్ రద్దయింది (${reference})`,
      'moved-by-us': (reference) => `మీ విజిట్ సమయం మార్చాల్సి వచ్చింది (${reference})`,
      'called-off': (reference) => `మేం రాలేకపోతున్నాం: వేరే సమయం ఎంచుకోండి (${reference})`,
      freed: (reference) => `మీ విజిట్ జరగదు (${reference})`,
    },
    headings: {
      booked: 'మీ విజిట్ ఖరారైంది',
      moved: 'మీ విజిట్ సమయం మారింది',
      cancelled: 'మీ విజిట్ రద్దయింది',
      'moved-by-us': 'మీ విజిట్ సమయం మార్చాల్సి వచ్చింది',
      'called-off': 'ఈ సమయానికి రాలేకపోతున్నాం',
      freed: 'మీ విజిట్ జరగదు',
    },
    texts: {
      booked: 'ఈ సమయానికి మా ఇంజినీరు మీ ఇంటికి వస్తారు. ఇంట్లో ఉండండి, మీ గత బిల్లు దగ్గర ఉంచుకోండి.',
      moved: 'ఇది కొత్త సమయం. పాతది మళ్లీ ఖాళీ అయింది.',
      cancelled: 'ఈ సమయానికి ఎవరూ రారు. మీకు ఎప్పుడు కావాలంటే అప్పుడు మరో సమయం ఎంచుకోవచ్చు.',
      'moved-by-us': 'క్షమించండి. ఇది కొత్త సమయం. మీకు కుదరదా? అయితే మరొకటి ఎంచుకోండి.',
      'called-off': 'క్షమించండి. ఈ సమయానికి ఎవరూ రారు. మరో సమయం ఎంచుకోండి.',
      freed: 'ఈ సమయానికి ఎవరూ రారు. విజిట్ ఇంకా కావాలంటే, మీ పేజీలో సమయం ఎంచుకోండి.',
    },
  },
  notice: english.notice,
}
