export const pincodeCopy = {
  visited: 'We visit homes here.',
  notVisited: 'We do not visit homes here yet. Book all the same: we call you.',
  sixDigits: 'A PIN code has six digits.',
  source: 'GeoNames, CC BY 4.0',
  inTwo: 'This PIN code lies in two states. Choose yours:',
  filled: 'State and city by GeoNames (CC BY 4.0). Please check them.',
} as const
