import { type Fact, knownFacts } from '#company/fact.ts'
import { visitCopy as copy } from './words.en.ts'

const MOST_ASKED = 2

/** What is known of a visit before it is booked, and what to ask for: how long and how much, until the company says it. */
export function visitFacts(particulars: readonly Fact[]) {
  const unsaid = particulars.filter(({ value }) => value === null).map(({ label }) => label)
  const asked = copy.asked(unsaid.slice(0, MOST_ASKED))

  return [
    ...knownFacts(particulars),
    { id: 'booking', label: copy.booking, value: copy.free },
    ...(asked === '' ? [] : [{ id: 'asked', label: copy.ask, value: asked }]),
  ]
}
