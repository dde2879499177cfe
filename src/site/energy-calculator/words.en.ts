export const energyCalculatorCopy = {
  title: 'Energy calculator',
  description: 'Work out an electricity bill for your state.',
  back: 'Back to Main Site',
  loading: 'Loading the calculator',
  frame: 'Energy calculator',
  slow: 'This takes longer than usual.',
  alone: 'Open the calculator by itself',
} as const
