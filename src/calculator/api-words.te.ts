// Translated on 26 November 2026, from revision e5aa6666.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './api-words.en.ts'

export const billApiCopy: Translated<typeof english.billApiCopy> = {
  amount: '0 నుంచి 1,000,000,000 వరకు ఒక సంఖ్య ఇవ్వండి.',
  units: 'యూనిట్లు 0 నుంచి 1,000,000,000 వరకు సంఖ్యగా ఇవ్వండి.',
  days: 'పరిమితి రోజులను బట్టి ఉన్నప్పుడు బిల్లు రోజులు కావాలి.',
  tariffId: '/api/calculator/tariffs/ లో ఉన్నట్టు టారిఫ్ id ఇవ్వండి.',
  factor: 'పవర్ ఫ్యాక్టర్ 0 కన్నా ఎక్కువ, గరిష్ఠంగా 1.',
  length: 'బిల్లు కనీసం ఒక రోజుది.',
  before: 'బిల్లు రోజులు ఇవ్వండి; పాత టారిఫ్ రోజులు వాటికన్నా తక్కువ ఉండాలి.',
  noState: (state) => `${state} రాష్ట్రం టారిఫ్‌లు మా దగ్గర లేవు. కోడ్‌లు IN-TS లా ఉంటాయి.`,
  noTariff: 'ఈ id టారిఫ్ మాకు తెలియదు, లేదా పాత టారిఫ్ అదే రాష్ట్రం, అదే రకం, ముందు కాలానికి చెందినది కాదు. జాబితా /api/calculator/tariffs/ లో ఉంది.',
}
