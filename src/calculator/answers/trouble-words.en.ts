/** What can be wrong with an answer in the calculator, in words. */
export const answerTroubles = {
  text: 'Write a number, for example 342.',
  comma: 'Write commas as in 1,250 and 1,23,456, and a point before decimals.',
  negative: 'This cannot be below zero.',
  huge: 'This is more than any bill we know. Check the figure.',
  powerFactor: 'A power factor lies above 0 and is at most 1.',
  range: 'The higher figure comes second.',
  day: 'There is no such day. Write it as year, month and day: 2026-11-30.',
  days: 'These must be fewer than the days of the whole bill.',
  dates: 'The later date must come after the earlier one.',
  span: 'The readings are over 750 days apart. A bill is never that long.',
  values: 'The later reading is below the earlier one. If the meter began again at 0, say how many digits it has.',
  digits: 'A meter has 1 to 9 digits.',
  factor: 'The factor lies above 0.',
} as const

/** Where a result waits for an answer. */
export const answerMissing = () => 'Write a number.'
