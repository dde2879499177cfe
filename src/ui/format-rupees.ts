const WHOLE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const EXACT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Paise as people in India read them: ₹1,150, ₹1,00,000, ₹12.50. */
export function formatRupees(paise: number): string {
  return (paise % 100 === 0 ? WHOLE : EXACT).format(paise / 100)
}
