import { randomUUID } from 'node:crypto'

// No slug that staff can choose begins so.
const BEGINNING = '~'

/** The slug of a post that has never had an address. */
export function placeholderSlug(id: string = randomUUID()): string {
  return BEGINNING + id
}

export function isPlaceholderSlug(slug: string): boolean {
  return slug.startsWith(BEGINNING)
}
