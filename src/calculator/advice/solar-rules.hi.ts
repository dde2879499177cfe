// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { SOLAR_RULES as english, type SOLAR_YIELD as englishYield } from './solar-rules.en.ts'

/** Sources keep the titles under which they are found; what is said about them is translated. */
const SOURCES: Record<string, string> = {
  'IN-AP': 'SolarQuarter, APERC के 2023 के चौथे नियम पर: हर महीने हिसाब, पैसा बैंक खाते में',
  'IN-DL': 'Tata Power, Net metering application: अप्रैल से मार्च',
  'IN-KL': 'The New Indian Express और Indian Vartha, दोनों में फर्क है; नवंबर 2025 के नियम एक महीने रोके गए थे',
  'IN-MH': 'Nagpur Today, अप्रैल 2025 के ऑर्डर पर; 2024-25 के लिए SolarQuarter',
  'IN-TS': 'Mercom India, 2025 के नियम पर: 500 kW तक नेट मीटरिंग, घर को सैंक्शन लोड तक, बाकी को उसके 80% तक',
}

export const SOLAR_RULES: typeof english = Object.fromEntries(
  Object.entries(english).map(([state, rule]) => [state, rule && { ...rule, source: SOURCES[state] ?? rule.source }]),
)

export const SOLAR_YIELD: Translated<typeof englishYield> = {
  unitsPerKwYear: [1460, 1825],
  source:
    'Patrika, 27 मार्च 2025: राजस्थान में रोज 4 से 5 यूनिट। मंत्रालय के जवाबों में साफ दिन पर 4 से 5.5 है, जैसा सोलर लगाने वाले छापते हैं',
  monthsSource: 'SmartRoof, 2014 के National Solar Mission के प्लांटों पर; तारीख नहीं',
}
