// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const litWorkshopCopy: Translated<typeof english.litWorkshopCopy> = {
  switches: 'వర్క్‌షాప్‌లో ఏవి ఆన్‌లో ఉన్నాయి?',
  names: {
    bank1: (kvar) => `${kvar} kVAr`,
    bank2: (kvar) => `${kvar} kVAr`,
    bank3: (kvar) => `${kvar} kVAr`,
    press: () => 'ప్రెస్',
    compressor: () => 'కంప్రెసర్',
    night: () => 'రాత్రి',
  },
  sentences: {
    bank1: (_, kvar) => `కెపాసిటర్లు, మొదటి బ్యాంక్: ${kvar} kVAr`,
    bank2: (_, kvar) => `కెపాసిటర్లు, రెండో బ్యాంక్: ${kvar} kVAr`,
    bank3: (_, kvar) => `కెపాసిటర్లు, మూడో బ్యాంక్: ${kvar} kVAr`,
    press: (kw, kvar) => `ప్రెస్: ${kw} kW, ${kvar} kVAr ల్యాగింగ్`,
    compressor: (kw, kvar) => `కంప్రెసర్: ${kw} kW, ${kvar} kVAr ల్యాగింగ్`,
    night: () => 'మెషిన్లు ఆగిన రాత్రి వేళ ఆన్‌లో ఉన్న కెపాసిటర్లు',
  },
  month: 'నెలకు',
  factor: 'పవర్ ఫ్యాక్టర్',
  work: 'పని చేసే kWh',
  billed: 'బిల్లు అయిన kVAh',
  reactive: 'kVArh',
  waste: 'పని లేకుండా',
  states: {
    lags: 'మోటార్లు ల్యాగ్ చేస్తున్నాయి. కెపాసిటర్లు ఆన్ చేయండి.',
    even: 'సమంగా ఉంది: పనికి మాత్రమే కడుతున్నారు.',
    leads: 'కెపాసిటర్లు ఎక్కువయ్యాయి: ఇప్పుడు లీడ్ అవుతోంది.',
    night: 'రాత్రి కెపాసిటర్లు లీడ్ అవుతాయి, మీరు కడతారు.',
  },
  note: (kw, tariff, state, rate, running, standing) =>
    `ఉదాహరణ: ${state}, ${kw} kW, ${tariff}, 11 kV. నెలకు ${running} గంటలు నడిచి, ${standing} ఆగి ఉంటుంది. kVAhకు ${rate}, లీడింగ్‌తో. డిమాండ్ చార్జీ, డ్యూటీ విడిగా.`,
  submit: 'ఈ నెలను కాలిక్యులేటర్‌లో చూడండి',
  plain: 'ఇది కెపాసిటర్లు లేకుండా. మీ దగ్గరున్నవి ఆన్ చేసి బటన్ నొక్కండి.',
}
