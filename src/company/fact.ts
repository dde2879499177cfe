/** What people ask before they buy or book. Null: the company has not said it; then nothing is printed, and the desk lists it. */
export interface Fact {
  id: string
  label: string
  value: string | null
}

/** Those that can be printed. */
export function knownFacts(facts: readonly Fact[]): { id: string; label: string; value: string }[] {
  return facts.flatMap(({ id, label, value }) => (value === null ? [] : [{ id, label, value }]))
}
