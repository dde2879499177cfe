// Translated on 27 November 2026, from revision f249d577.
import type { Translated } from '#platform/text/translated.ts'
import { interviewCopy as english, type meetingCopy as englishMeetings } from './interview-words.en.ts'

export const meetingCopy: Translated<typeof englishMeetings> = {
  site: 'మా ఆఫీసులో',
  phone: 'ఫోన్‌లో: మేమే ఫోన్ చేస్తాం',
  video: 'వీడియోలో',
}

export const interviewCopy: Translated<typeof english> = {
  heading: 'మీ ఇంటర్వ్యూ',
  booked: (when) => `మనం కలిసేది: ${when}.`,
  over: (when) => `ఇంటర్వ్యూ సమయం అయిపోయింది: ${when}.`,
  calendar: 'మీ క్యాలెండర్‌లో పెట్టుకోండి',
  choose: 'సమయం ఎంచుకోండి',
  move: 'వేరే సమయం ఎంచుకోండి',
  submit: 'ఈ సమయం బుక్ చేయండి',
  submitMove: 'ఈ సమయానికి మార్చండి',
  cancel: 'ఇంటర్వ్యూ రద్దు చేయండి',
  none: 'ఇప్పుడు ఎంచుకోవడానికి సమయాలు లేవు. సమయం కోసం మేం రాస్తాం లేదా ఫోన్ చేస్తాం.',
  event: (brand) => `ఇంటర్వ్యూ, ${brand}`,
  eventText: (reference) => `రిఫరెన్స్ ${reference}`,
  mail: {
    lines: { when: 'ఎప్పుడు', area: 'ఉద్యోగం', how: 'ఎక్కడ', reference: 'రిఫరెన్స్' },
    open: 'సమయం చూడండి, మార్చండి',
    subjects: {
      booked: (reference) => `మీ ఇంటర్వ్యూ ఖరారైంది (${reference})`,
      moved: (reference) => `మీ ఇంటర్వ్యూ సమయం మారింది (${reference})`,
      cancelled: (reference) => `మీ ఇంటర్వ్యూ రద్దయింది (${reference})`,
      'moved-by-us': (reference) => `మీ ఇంటర్వ్యూ సమయం మార్చాల్సి వచ్చింది (${reference})`,
      'called-off': (reference) => `అప్పుడు కలవలేం: వేరే సమయం ఎంచుకోండి (${reference})`,
      freed: (reference) => `మీ ఇంటర్వ్యూ జరగదు (${reference})`,
    },
    headings: {
      booked: 'మీ ఇంటర్వ్యూ ఖరారైంది',
      moved: 'మీ ఇంటర్వ్యూ సమయం మారింది',
      cancelled: 'మీ ఇంటర్వ్యూ రద్దయింది',
      'moved-by-us': 'మీ ఇంటర్వ్యూ సమయం మార్చాల్సి వచ్చింది',
      'called-off': 'ఈ సమయానికి కలవలేం',
      freed: 'మీ ఇంటర్వ్యూ జరగదు',
    },
    texts: {
      booked: 'మిమ్మల్ని కలవడానికి ఎదురుచూస్తున్నాం. కుదరకపోతే మీ పేజీలో వేరే సమయం ఎంచుకోండి.',
      moved: 'ఇది కొత్త సమయం. పాతది మళ్లీ ఖాళీ అయింది.',
      cancelled: 'ఈ సమయానికి కలవం. మీకు ఎప్పుడు కావాలంటే అప్పుడు మరో సమయం ఎంచుకోవచ్చు.',
      'moved-by-us': 'క్షమించండి. ఇది కొత్త సమయం. మీకు కుదరదా? అయితే మరొకటి ఎంచుకోండి.',
      'called-off': 'క్షమించండి. ఈ సమయానికి కలవలేం. మరో సమయం ఎంచుకోండి.',
      freed: 'ఈ సమయానికి కలవం. మీ దరఖాస్తు ఎక్కడ ఉందో మీ పేజీలో చూడండి.',
    },
  },
  notice: english.notice,
}
