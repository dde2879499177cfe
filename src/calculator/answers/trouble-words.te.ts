// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './trouble-words.en.ts'

export const answerTroubles: Translated<typeof english.answerTroubles> = {
  text: 'సంఖ్య రాయండి, ఉదాహరణకు 342.',
  comma: 'వేలు, లక్షల మధ్య కామా వస్తుంది: 1,250, 1,23,456. దశాంశం ముందు చుక్క పెట్టండి.',
  negative: 'ఇది సున్నా కన్నా తక్కువ ఉండదు.',
  huge: 'ఇంత పెద్ద బిల్లు మేం చూడలేదు. అంకె సరిచూడండి.',
  powerFactor: 'పవర్ ఫ్యాక్టర్ 0 కన్నా ఎక్కువ, గరిష్ఠంగా 1.',
  range: 'పెద్ద అంకె రెండోది కావాలి.',
  day: 'అలాంటి తేదీ లేదు. ఏడాది, నెల, రోజు ఇలా రాయండి: 2026-11-30.',
  days: 'ఇవి మొత్తం బిల్లు రోజుల కన్నా తక్కువ ఉండాలి.',
  dates: 'తర్వాతి తేదీ ముందు తేదీ కన్నా వెనక రావాలి.',
  span: 'రెండు రీడింగ్‌ల మధ్య 750 రోజులకు పైగా ఉన్నాయి. బిల్లు అంత కాలానికి ఉండదు.',
  values: 'తర్వాతి రీడింగ్ ముందు దాని కన్నా తక్కువ ఉంది. మీటర్ మళ్లీ 0 నుంచి మొదలైతే, దానికి ఎన్ని అంకెలో చెప్పండి.',
  digits: 'మీటర్‌కు 1 నుంచి 9 అంకెలు ఉంటాయి.',
  factor: 'ఫ్యాక్టర్ 0 కన్నా ఎక్కువ.',
}

export const answerMissing = () => 'సంఖ్య రాయండి.'
