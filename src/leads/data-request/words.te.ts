// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { dataRequestCopy as english } from './words.en.ts'

export const dataRequestCopy: Translated<typeof english> = {
  title: 'మీ డేటా గురించి అడగండి',
  description: 'మీ గురించి ఏం ఉంచామో చూడండి, సరిచేయించండి, తొలగించండి, సమ్మతి వెనక్కి తీసుకోండి, ఫిర్యాదు చేయండి. ఖాతా అక్కర్లేదు.',
  heading: 'మీ డేటా, మీ ఇష్టం',
  lead: (days) => `ఏం చేయాలో చెప్పండి. ${days} రోజుల్లో జవాబిస్తాం. డబ్బు అక్కర్లేదు.`,

  rights: {
    access: 'నా గురించి ఏం ఉంచారో చూపండి',
    correction: 'నా గురించి ఉన్నది సరిచేయండి',
    erasure: 'నా గురించి ఉన్నది తొలగించండి',
    withdrawal: 'నా సమ్మతి వెనక్కి తీసుకుంటాను',
    grievance: 'నా డేటా గురించి ఫిర్యాదు ఉంది',
  },
  labels: {
    right: 'మీకు ఏం కావాలి?',
    full_name: 'పూర్తి పేరు',
    email: 'ఈమెయిల్',
    phone_number: 'ఫోన్',
    message: 'వెతకడానికి పనికొచ్చేది ఏదైనా',
  },
  optional: '(ఇష్టమైతే)',
  chooseRight: 'ఒకటి ఎంచుకోండి',
  emailHint: 'మాతో వాడిన ఈమెయిల్. ఈ ఈమెయిల్‌కే జవాబిస్తాం.',
  phoneHint: 'మాకు ఫోన్ నంబరు ఇచ్చి ఉంటే అదే రాయండి.',
  messageHint: 'రిఫరెన్స్ నంబరు, ఏది తప్పు, లేదా ఏం జరిగింది.',

  errors: {
    right: 'మీకు ఏం కావాలో ఎంచుకోండి.',
    full_name: 'మీ పేరు రాయండి.',
    email: 'సరైన ఈమెయిల్ రాయండి.',
    phone_number: 'సరైన ఫోన్ నంబరు రాయండి.',
  },
  notice: 'మీ వివరాలు ఈ అభ్యర్థనకు జవాబివ్వడానికి మాత్రమే వాడతాం.',
  trap: 'ఇది ఖాళీగా ఉంచండి',
  submit: 'అభ్యర్థన పంపండి',
  success: 'మీ అభ్యర్థన అందింది.',

  thanks: {
    title: 'మీ అభ్యర్థన అందింది',
    description: 'మీ డేటా గురించి అభ్యర్థన అందింది.',
    reference: 'రిఫరెన్స్',
    answerBy: 'జవాబిచ్చే గడువు',
    hint: 'ఈ నంబరు దాచుకోండి. మీ ఈమెయిల్‌కు కూడా పంపాం.',
    board: 'మా జవాబు నచ్చలేదా? మీరు Data Protection Board of Indiaను ఆశ్రయించవచ్చు.',
    back: 'ప్రైవసీ పాలసీకి వెళ్లండి',
  },

  kind: {
    name: 'డేటా అభ్యర్థన',
    ownName: 'మీ డేటా గురించి అభ్యర్థన',
    jobs: english.kind.jobs,
  },
  mails: {
    receipt: {
      subject: (reference) => `మీ డేటా గురించి అభ్యర్థన అందింది (${reference})`,
      preview: (answerBy) => `${answerBy}‌లోగా జవాబిస్తాం.`,
      thanks: (brand) => `మీ డేటా గురించి అభ్యర్థన ${brand} వారికి అందింది.`,
      reference: 'రిఫరెన్స్',
      replyBy: 'జవాబిచ్చే గడువు',
      closing: 'ఇంకేమైనా చెప్పాలంటే ఈ ఈమెయిల్‌కే జవాబు రాయండి. సబ్జెక్టులో రిఫరెన్స్ అలాగే ఉంచండి.',
    },
    notice: english.mails.notice,
  },
}
