// By hand: the first number that a page has Intl write takes a slow phone 100 ms, as long as it takes to bring a page
// alive, and Intl costs more than all the rest of a bill.

/** A whole number as India groups it: 1234567 → "12,34,567". */
export function groupDigits(whole: number): string {
  const digits = String(whole)
  if (Math.abs(whole) < 1000) return digits
  const thousands = digits.slice(0, -3)
  return `${thousands.length < 3 ? thousands : thousands.replace(/\B(?=(\d\d)+$)/g, ',')},${digits.slice(-3)}`
}

/** "1,23,456.5" and "123,456.5" → "123456.5", text without commas as it is; undefined where a comma groups nothing. */
export function ungroupDigits(text: string): string | undefined {
  const [, commaGrouped = ''] = /^-?([\d,]*)(?:\.\d*)?$/.exec(text) ?? []
  const isGrouped = /^(\d{1,2}(,\d\d)*|\d{1,3}(,\d{3})*),\d{3}$/.test(commaGrouped)
  return isGrouped || !text.includes(',') ? text.replaceAll(',', '') : undefined
}

/** Paise as people in India read them: ₹1,150, ₹1,00,000, ₹12.50, −₹5. */
export function formatRupees(paise: number): string {
  const whole = Math.round(Math.abs(paise))
  const fraction = whole % 100
  const sign = paise < 0 && whole > 0 ? '−' : ''
  return `${sign}₹${groupDigits(Math.floor(whole / 100))}${fraction ? `.${String(fraction).padStart(2, '0')}` : ''}`
}
