// Translated on 26 November 2026, from revision bdc0824f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './pool-words.en.ts'

export const poolCopy: Translated<typeof english.poolCopy> = {
  heading: 'ఇతర ఉద్యోగాలు',
  agree: 'నా దరఖాస్తును ఈ రోజు నుంచి 12 నెలలు ఉంచండి, ఇతర ఉద్యోగాలకూ నన్ను గుర్తుంచుకోండి.',
  hint: 'మీకు ఇష్టమైతేనే. ఈ దరఖాస్తులో ఏమీ మారదు, ఎప్పుడైనా ఇక్కడే వెనక్కి తీసుకోవచ్చు.',
  submit: 'ఒప్పుకుంటున్నా',
  untick: 'ఒప్పుకుంటే గడిలో టిక్ పెట్టండి.',
  until: (day) => `${day} వరకు మీ దరఖాస్తు ఉంచుతాం, ఇతర ఉద్యోగాలకూ మిమ్మల్ని గుర్తుంచుకుంటాం. ఆ తర్వాత దానంతట అదే ముగుస్తుంది.`,
  leave: 'దీన్ని వెనక్కి తీసుకోండి',
}
