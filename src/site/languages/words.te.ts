// Translated on 26 November 2026, from revision bb290c3f.
import { languageNames } from '#company/language-names.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const languagesPageCopy: Translated<typeof english.languagesPageCopy> = {
  title: 'భాషలు',
  description: 'ఈ సైట్‌ను ఏ భాషల్లో చదవవచ్చు, ప్రతి అనువాదాన్ని ఎవరు చదివి సరిచూశారు, ఏవి ఇంగ్లిష్‌లో మాత్రమే ఉన్నాయి.',
  heading: 'మీ భాషలో.',
  lead: 'ముందు ఇంగ్లిష్‌లో రాసి, తర్వాత అనువదిస్తాం. ఇంకా అనువదించనిది ఇంగ్లిష్‌లో కనిపిస్తుంది, అక్కడ ఆ మాట రాసి ఉంటుంది.',
  first: 'మేము ముందు రాసేది ఇందులో. చట్టపరమైన విషయాల్లో ఇంగ్లిష్‌లో ఉన్నదే చెల్లుతుంది.',
  awaits: (language) =>
    `${languageNames[language]} అనువాదాన్ని ఆ భాష మాతృభాషగా ఉన్నవారు ఇంకా పూర్తిగా చదవలేదు. తప్పు మాట కనిపిస్తే మాకు చెప్పండి.`,
  read: (reader, day) => `${day} నాడు ${reader} పూర్తిగా చదివి సరిచూశారు.`,
  articles: (translated, all) => `వ్యాసాలు: ${all}‌లో ${translated}.`,
  open: 'సైట్‌ను ఈ భాషలో చదవండి',
  tell: 'తప్పు మాట గురించి చెప్పండి',
  message: 'అనువాదం గురించి: … పేజీలో … అని ఉంది, … అని ఉండాలి',
}
