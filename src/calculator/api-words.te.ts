// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './api-words.en.ts'

export const billApiCopy: Translated<typeof english.billApiCopy> = {
  amount: '0 నుంచి 1,000,000,000 వరకు ఒక సంఖ్య ఇవ్వండి.',
  units: 'యూనిట్లను 0 నుంచి 1,000,000,000 వరకు ఒక సంఖ్యగా ఇవ్వండి.',
  days: 'పరిమితులు రోజుల లెక్కన ఉన్నప్పుడు బిల్లు రోజులు కావాలి.',
  tariffId: '/api/calculator/tariffs/ జాబితాలో ఉన్న id తో టారిఫ్ పేరు చెప్పండి.',
  factor: 'పవర్ ఫ్యాక్టర్ 0 కంటే ఎక్కువ, 1 కంటే ఎక్కువ కాదు.',
  length: 'బిల్లు కనీసం ఒక రోజుది ఉంటుంది.',
  before: 'బిల్లు రోజులు ఇవ్వండి; పాత టారిఫ్ రోజులు వాటికంటే తక్కువ ఉండాలి.',
  noState: (state) => `${state} రాష్ట్రం టారిఫ్‌లు మా దగ్గర లేవు. కోడ్‌లు IN-TS లా ఉంటాయి.`,
  noTariff: 'ఈ id తో టారిఫ్ మాకు తెలియదు. జాబితా /api/calculator/tariffs/ లో ఉంది.',
}
