import type { Fact } from './fact.ts'

/** What is said of a home audit before the form. */
export const auditFacts: readonly Fact[] = [
  { id: 'who', label: 'Who comes', value: 'An engineer from our field team' },
  { id: 'what', label: 'What you get', value: 'We check the DB box and find what uses the most' },
  { id: 'duration', label: 'How long it takes', value: null },
  { id: 'price', label: 'What it costs', value: null },
  { id: 'cities', label: 'Cities', value: null },
  { id: 'where', label: 'Where', value: 'At your home' },
  { id: 'report', label: 'Written report', value: null },
  // Specification, section 9.
  { id: 'next', label: 'What happens next', value: 'We call you within 24 hours to fix a time' },
]
