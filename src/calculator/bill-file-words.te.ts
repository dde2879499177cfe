// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { billFileCopy as english } from './bill-file-words.en.ts'

export const billFileCopy: Translated<typeof english> = {
  columns: ['భాగం', 'వరుస', 'రూపాయలు', 'ఎలా లెక్కించాం', 'ఆధారం'],
  given: 'ఇచ్చినవి',
  state: 'రాష్ట్రం',
  connection: 'కనెక్షన్',
  month: 'నెల',
  unitsGiven: 'యూనిట్లు',
  lines: 'బిల్లు',
  total: 'మొత్తం',
  totalOf: (isPartial) => (isPartial ? 'తెలియనివి కాకుండా' : 'మొత్తం'),
  least: 'కనీసం, టైమ్ ఆఫ్ డే ప్రకారం',
  most: 'గరిష్ఠం, టైమ్ ఆఫ్ డే ప్రకారం',
  average: 'సగటున యూనిట్‌కు',
  marginal: 'తర్వాతి యూనిట్',
  unknown: 'తెలియదు',
  memory: 'జ్ఞాపకం నుంచి',
  tariff: 'టారిఫ్',
  record: 'రికార్డు',
  confirmed: 'చివరిగా నిర్ధారించింది',
  source: 'ఆధారం',
  computed: 'లెక్కించింది',
  link: 'లింక్',
  name: english.name,
  format: 'csv లేదా json గా అడగండి.',
  notWorked: 'ఈ వివరాలతో ఇంకా బిల్లు రాదు. లింక్‌ను కాలిక్యులేటర్‌లో తెరవండి: ఏం లేదో అది చెబుతుంది.',
}
