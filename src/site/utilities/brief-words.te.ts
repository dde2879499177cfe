// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './brief-words.en.ts'

export const briefCopy: Translated<typeof english.briefCopy> = {
  title: 'డిస్కంల కోసం ఒక పేజీ వివరణ',
  description: (brand) => `డిస్కంల కోసం ${brand} చేసేది, ప్రింట్ చేయడానికి ఒక పేజీలో: అంకెలు, ఇంటిగ్రేషన్, భద్రత, సంప్రదింపు.`,
  heading: (brand) => `${brand}: AI మీటర్ రీడింగ్, One Coral.`,
  lead: 'మా యాప్ ఫొటో నుంచి మీటర్‌ను రీడ్ చేస్తుంది, అక్కడికక్కడే అంకెను సరిచూస్తుంది, బిల్లు ప్రింట్ చేస్తుంది. One Coral ఫీల్డ్ పని, అనుమతులు, డేటా, రిపోర్టులను ఒకే సిస్టమ్‌లో పెడుతుంది.',
  how: 'ఈ పేజీని ప్రింట్ చేయండి, లేదా బ్రౌజర్ మెనూ నుంచి PDFగా సేవ్ చేయండి.',
  figures: 'అంకెలు',
  partners: (count) => `మొత్తం ${count} భాగస్వామ్య సంస్థలు ఉన్నాయి.`,
  utilities: (count, isOfPartners) => (isOfPartners ? `వాటిలో ${count} డిస్కంలు.` : `${count} డిస్కంలతో పనిచేస్తున్నాం.`),
  metersRead: (count) => `${count} డిస్కంల కోసం మీటర్లు రీడ్ చేస్తాం.`,
  facts: 'ఇంటిగ్రేషన్, భద్రత, పైలట్',
  more: 'మీ బిల్లింగ్ సిస్టమ్, హోస్టింగ్, సర్టిఫికెట్ల గురించి అడగండి. రాతపూర్వకంగా జవాబిస్తాం.',
  contact: 'సంప్రదించండి',
  sales: 'సేల్స్',
  email: 'ఈమెయిల్',
  address: 'ఆఫీసు',
  link: 'ప్రింట్ కోసం ఒక పేజీ వివరణ',
}
