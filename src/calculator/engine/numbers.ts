/** 19500 → "₹195", 1234550 → "₹12,345.50": rupees with Indian grouping. */
export function rupees(paise: number): string {
  const whole = Math.round(Math.abs(paise))
  const fraction = whole % 100
  const sign = paise < 0 && whole > 0 ? '−' : ''
  return `${sign}₹${grouped(Math.floor(whole / 100))}${fraction ? `.${String(fraction).padStart(2, '0')}` : ''}`
}

/** At most three decimals, and none that say nothing. */
export function plain(value: number): string {
  if (Number.isInteger(value) && value >= 0) return grouped(value)
  const rounded = Math.round(value * 1000) / 1000
  const whole = Math.trunc(rounded)
  return `${rounded < 0 && whole === 0 ? '-' : ''}${whole < 0 ? '-' : ''}${grouped(Math.abs(whole))}${String(rounded).replace(/^[^.]*/, '')}`
}

// By hand, and here as well as in src/india: Intl costs more than all the rest of a bill.
function grouped(whole: number): string {
  const digits = String(whole)
  if (digits.length < 4) return digits
  const thousands = digits.slice(0, -3)
  return `${thousands.length < 3 ? thousands : thousands.replace(/\B(?=(\d\d)+$)/g, ',')},${digits.slice(-3)}`
}
