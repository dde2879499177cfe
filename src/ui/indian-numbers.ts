// By hand: the first number that a page has Intl write takes a slow phone 100 ms, as long as it takes to bring a page
// alive.

/** A whole number as India groups it: 1234567 → "12,34,567". */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
}

/** Paise as people in India read them: ₹1,150, ₹1,00,000, ₹12.50, −₹5. */
export function formatRupees(paise: number): string {
  const whole = Math.round(Math.abs(paise))
  const fraction = whole % 100
  const sign = paise < 0 && whole > 0 ? '−' : ''
  return `${sign}₹${groupDigits(Math.floor(whole / 100))}${fraction ? `.${String(fraction).padStart(2, '0')}` : ''}`
}
