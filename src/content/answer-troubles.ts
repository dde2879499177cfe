/** What can be wrong with an answer in the calculator, in words. */
export const answerTroubles = {
  text: 'Write a number, for example 342.',
  negative: 'This cannot be below zero.',
  huge: 'This is more than any bill we know. Check the figure.',
  powerFactor: 'A power factor lies above 0 and is at most 1.',
  range: 'The higher figure comes second.',
  dates: 'The later date must come after the earlier one.',
  values: 'The later reading is below the earlier one. If the meter began again at 0, say how many digits it has.',
} as const

/** Where a result waits for an answer. */
export const answerMissing = 'Write a number.'
