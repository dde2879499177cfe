import { watchCopy } from './words.en.ts'

/** A job in words; one that nobody has named yet by its own name. */
export function nameOfJob(kind: string): string {
  return watchCopy.outbox.kinds[kind] ?? kind
}
