import { randomUUID } from 'node:crypto'

// No slug that staff can choose begins so.
const BEGINNING = '~'

/** The slug of a post that has never had an address. */
export function placeholderSlug(): string {
  return BEGINNING + randomUUID()
}

export function isPlaceholderSlug(slug: string): boolean {
  return slug.startsWith(BEGINNING)
}
