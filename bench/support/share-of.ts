/** What that share of them does not exceed. */
export function shareOf(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * numbers.length) - 1)] ?? Number.NaN
}

/** The one in the middle: whatever else the machine was doing tells on the ends. */
export function median(numbers: number[]): number {
  return shareOf(numbers, 0.5)
}
