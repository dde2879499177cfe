// Translated on 27 November 2026, from revision 47f0760e.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const formMessages: Translated<typeof english.formMessages> = {
  tooLong: 'ఇది చాలా పొడవుగా ఉంది. కొంచెం తగ్గించండి.',
  unreadable: 'ఇందులో కొన్ని అక్షరాలు చదవలేకపోతున్నాం. మళ్లీ టైప్ చేయండి.',
  fileChanged: 'ఈ ఫైల్ మారిపోయింది, లేదంటే ఇప్పుడు అక్కడ లేదు. మళ్లీ ఎంచుకోండి.',
  fileAgain: 'మీ ఫైల్‌ను మళ్లీ ఎంచుకోండి.',
}

export const failedFormCopy: Translated<typeof english.failedFormCopy> = {
  unsent: {
    heading: 'ఇది వెళ్లలేదు',
    text: 'ఫారం ఆగిపోయింది. మీరు టైప్ చేసింది భద్రంగా ఉంది. ఫారం మళ్లీ తెరిచి, సరిచూసి పంపండి.',
    action: 'ఫారం మళ్లీ తెరవండి',
  },
  sending: {
    heading: 'ఇది వెళ్తోంది',
    text: 'పంపుతుండగా ఫారం ఆగిపోయింది. ఒక్క నిమిషం ఆగండి.',
  },
  sent: {
    heading: 'ఇది చేరింది',
    text: 'మాకు అందింది. మళ్లీ పంపక్కర్లేదు.',
    action: 'కొత్త ఫారం తెరవండి',
  },
  sentBefore: {
    heading: 'మీరు పంపింది మాకు అందింది.',
    reference: 'రిఫరెన్స్',
    replyBy: 'జవాబిచ్చే గడువు',
    timeZone: '(IST)',
  },
}
