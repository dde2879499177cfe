/** The calculator with these answers in it. They stand after the #, under the names that docs/calculator.md lists. */
export function calculatorPath(answers: Record<string, string>): string {
  return `/energy-calculator#${new URLSearchParams(answers)}`
}
