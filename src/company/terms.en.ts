/**
 * What the company promises and asks (specification, section 9). The shop prints these and the legal pages
 * explain them: both from here, so that they cannot differ.
 */
export const terms = {
  returnWindowDays: 7,
  refundWorkingDays: { from: 7, to: 10 },
  leastAgeYears: 18,
  currency: 'INR',
  courts: 'Hyderabad',
} as const

/** The same as the pages print them. */
export const termsInWords = {
  returnWindow: `${terms.returnWindowDays} calendar days`,
  returnFrom: 'Delivery',
  refundTime: `${terms.refundWorkingDays.from} to ${terms.refundWorkingDays.to} working days`,
  cancellation: 'Before dispatch or activation',
  leastAge: `${terms.leastAgeYears} or older`,
  amounts: `Amounts in ${terms.currency}`,
  city: terms.courts,
} as const
