// Translated on 28 November 2026, from revision bed6842e.
import { MONTHS } from '#india/months.te.ts'
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const policyCopy: Translated<typeof english.policyCopy> = {
  lastUpdated: 'చివరిగా మార్చింది',
  inShort: 'క్లుప్తంగా',
  contents: 'ఈ పేజీలో',
  inWords: (updated) => {
    const [year, month, day] = updated.split('-')
    return `${year} ${MONTHS[Number(month) - 1]} ${Number(day)}`
  },
  earlier: 'పాత వెర్షన్లు',
  from: (shown) => `${shown} నుంచి చూపినది`,
  earlierTitle: (title, shown) => `${title}, ${shown} నుంచి చూపినది`,
  isEarlier: 'ఈ వెర్షన్ ఇప్పుడు అమల్లో లేదు.',
  nowHolds: 'ఇప్పుడు అమల్లో ఉన్నది చదవండి',
  isTranslation: 'ఇది అనువాదం. ఎక్కడైనా తేడా ఉంటే ఇంగ్లిష్‌లో ఉన్నదే చెల్లుతుంది.',
  english: 'ఇంగ్లిష్‌లో చదవండి',
  missing: {
    title: 'అలాంటి వెర్షన్ లేదు',
    text: 'ఈ చిరునామాలో మేం ఎప్పుడూ ఏదీ చూపలేదు.',
  },
}
