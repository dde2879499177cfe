// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { SOLAR_RULES as english, type SOLAR_YIELD as englishYield } from './solar-rules.en.ts'

/** Sources keep the titles under which they are found; what is said about them is translated. */
const SOURCES: Record<string, string> = {
  'IN-AP': 'SolarQuarter, APERC 2023 నాటి 4వ నిబంధన గురించి: ప్రతి నెలా లెక్క, బ్యాంకు ఖాతాకు చెల్లింపు',
  'IN-DL': 'Tata Power, Net metering application: ఏప్రిల్ నుంచి మార్చి',
  'IN-KL': 'The New Indian Express, Indian Vartha, రెండింటిలో తేడా ఉంది; 2025 నవంబరు నిబంధనలను ఒక నెల నిలిపివేశారు',
  'IN-MH': 'Nagpur Today, 2025 ఏప్రిల్ ఉత్తర్వు గురించి; 2024-25కు SolarQuarter',
  'IN-TS': 'Mercom India, 2025 నిబంధన గురించి: 500 kW వరకు నెట్ మీటరింగ్, ఇంటికి కాంట్రాక్టెడ్ లోడ్ వరకు, ఇతరులకు అందులో 80% వరకు',
}

export const SOLAR_RULES: typeof english = Object.fromEntries(
  Object.entries(english).map(([state, rule]) => [state, rule && { ...rule, source: SOURCES[state] ?? rule.source }]),
)

export const SOLAR_YIELD: Translated<typeof englishYield> = {
  unitsPerKwYear: [1460, 1825],
  source:
    'Patrika, 2025 మార్చి 27: రాజస్థాన్‌లో రోజుకు 4 నుంచి 5 యూనిట్లు. మంత్రిత్వ శాఖ ప్రశ్నోత్తరాల్లో, ఎండ బాగున్న రోజు 4 నుంచి 5.5 అని ఉంది; సోలార్ సంస్థలు ఉటంకించిన ప్రకారం',
  monthsSource: 'SmartRoof, 2014లో National Solar Mission ప్లాంట్ల గురించి; తేదీ లేదు',
}
