// Translated on 27 November 2026, from revision c48941ac.
import { termsInWords } from '#company/terms.te.ts'
import type * as english from './named-words.en.ts'

export const namedWords: typeof english.namedWords = (facts) => {
  const { company, brand, officer, contact, answerDays, embeds } = facts
  const { leastAge, returnWindow, refundTime, cancellation } = termsInWords

  return {
    ...{ company, brand, officer, contact, answerDays: String(answerDays) },
    messagesKept: inMonths(facts.leadsMonths),
    applicationsKept: inMonths(facts.applicationsMonths),
    ...{ leastAge, returnWindow, refundTime, cancellation, courts: termsInWords.city },
    cookies: cookiesInWords(facts),
    assistant: facts.hasWording
      ? 'చాట్‌లో మీ ప్రశ్నలు వేరే కంపెనీ భాషా సేవకు వెళ్తాయి. అది మా పేజీల నుంచి జవాబు రాస్తుంది. మీ ప్రశ్న, మా పేజీల మాటలు మాత్రమే పంపుతాం; మీ గురించి ఏమీ పంపం. ప్రశ్నలో వ్యక్తిగత వివరాలు రాయకండి.'
      : '',
    analytics: [
      facts.hasLanguages
        ? 'మీరు భాష ఎంచుకున్నా, “ఇప్పుడు వద్దు” అన్నా, “language” అనే కుకీ దాన్ని మీ బ్రౌజర్‌లో ఏడాది పాటు గుర్తుంచుకుంటుంది. అందులో భాష తప్ప మరేమీ ఉండదు.'
        : '',
      facts.hasAnalytics ? 'Google Analytics గురించి మిమ్మల్ని ఒకసారి అడుగుతాం. వద్దన్నా, జవాబివ్వకపోయినా దాన్ని తెరవం.' : '',
      'న్యూస్‌లెటర్‌లోని ప్రతి లింక్‌ను ఎన్నిసార్లు నొక్కారో లెక్కపెడతాం: అందరిదీ కలిపి ఒకే మొత్తం. ఎవరు నొక్కారో మాకు తెలియదు.',
    ]
      .filter(Boolean)
      .join(' '),
    otherCompanies: facts.hasReCaptcha
      ? 'మీరు అడగకముందే మా పేజీల్లో ఒక భాగం వేరే కంపెనీ నుంచి వస్తుంది: Google reCAPTCHA. న్యూస్‌లెటర్ ఫారంలోకి సాఫ్ట్‌వేర్ రాకుండా అది ఆపుతుంది. మీ నెట్‌వర్క్ చిరునామా, మీ బ్రౌజర్ చెప్పేది Google చూస్తుంది.'
      : 'మీరు అడగకముందు మా పేజీలు వేరే కంపెనీల నుంచి ఏమీ తెరవవు. ఫారాల్లోకి సాఫ్ట్‌వేర్ రాకుండా ఆపే పరీక్ష మాదే: మీ బ్రౌజర్ ఒక చిన్న లెక్క చేస్తుంది. అది వేరెవరికీ తెలియదు.',
    afterATap: embeds.length > 0 ? `ఇవి వేరే కంపెనీల నుంచి, మీరు వాటి బటన్ నొక్కాకే వస్తాయి: ${embeds.join(', ')}.` : '',
    customerSystem: facts.hasWebhook ? 'మీరు ఫారంలో పంపేది మా కస్టమర్ సిస్టమ్‌కు కూడా వెళ్తుంది. దారిలో అది ఎన్‌క్రిప్ట్ అయి, సంతకంతో ఉంటుంది.' : '',
  }
}

function cookiesInWords({ hasLanguages, hasAnalytics }: english.PrivacyFacts): string {
  if (hasLanguages) return hasAnalytics ? 'ఒకటి, మీరు భాష ఎంచుకుంటే; మిగతావి మీరు ఒప్పుకున్నాకే' : 'భాష ఎంచుకుంటే ఒకటి'
  return hasAnalytics ? 'మీరు ఒప్పుకునే దాకా ఏవీ లేవు' : 'ఏవీ లేవు'
}

function inMonths(months: number): string {
  return months % 12 === 0 && months > 12 ? `${months / 12} ఏళ్లు` : `${months} నెలలు`
}
