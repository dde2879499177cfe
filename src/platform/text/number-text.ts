import { cleanLine, withoutJoiners } from './clean-text.ts'
import { latinDigits } from './latin-digits.ts'

export type Unit = keyof typeof UNITS

const UNITS = {
  'energy or money':
    /^(.*\d\.?)(?:units?|kvah|kwh|य[ूु]निट्?स?|యూనిట్(?:లు)?|rs\.?|inr|rupees?|रुपये|रुपए|रु\.?|రూపాయలు|రూ\.?|₹)$/i,
  kW: /^(.*\d\.?)(?:kw|किलोवाट|కిలోవాట్(?:లు)?)$/i,
  kVA: /^(.*\d\.?)(?:kva|केवीए|కేవీఏ)$/i,
  kV: /^(.*\d\.?)(?:kv|केवी|కేవీ)$/i,
  kVArh: /^(.*\d\.?)kvarh$/i,
  W: /^(.*\d\.?)(?:w|watts?|वाट|వాట్(?:లు)?)$/i,
  h: /^(.*\d\.?)(?:h|hrs?|hours?|घंट[ाे]|గంట(?:లు)?)$/i,
}

/**
 * The number that a text is, without what people write around it: "₹ 1,234", "Rs. 2,000/-", "342 kWh", "３４２", "३४२".
 * Commas stay, for whoever knows what they group. A unit that is not the field's stays too: 3 kVA are not 3 kW.
 */
export function numberText(text: string, unit: Unit = 'energy or money'): string {
  // What the calculator asks thousands of times while a bill is sought.
  if (/^-?\d+(\.\d+)?$/.test(text)) return text
  return (
    latinDigits(withoutJoiners(cleanLine(text)))
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/\s/g, '')
      // The full stop of a sentence.
      .replace(/(.)[.\u0964]$/, '$1')
      .replace(/^[\u2010-\u2015\u2212\ufe63]/, '-')
      .replace(UNITS[unit], '$1')
      .replaceAll('₹', '')
      .replace(/^(-?)(rs|inr|रु|రూ)\.?(?=\d)|\/-$/gi, '$1')
  )
}
