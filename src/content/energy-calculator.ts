export const energyCalculatorCopy = {
  title: 'Energy calculator',
  description: 'Work out an electricity bill for your state.',
  back: 'Back to Main Site',
  loading: 'Loading the calculator',
  frame: 'Energy calculator',
  slow: 'This takes longer than usual.',
  alone: 'Open the calculator by itself',
} as const

/** What stands in the frame until the calculator does. */
export const calculatorComingCopy = {
  title: 'The calculator is not open yet',
  heading: 'The calculator is not open yet.',
  text: 'Send us a bill instead. An engineer works it out line by line and replies within 24 hours.',
  action: 'Send us a bill',
  message: 'Please work out my electricity bill. My state, units and contracted load are:',
} as const
