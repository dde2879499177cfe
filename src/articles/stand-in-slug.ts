import { randomUUID } from 'node:crypto'

// No slug that staff can choose begins so.
const BEGINNING = '~'

/** The slug of a post that has never had an address. */
export function standInSlug(): string {
  return BEGINNING + randomUUID()
}

export function isStandInSlug(slug: string): boolean {
  return slug.startsWith(BEGINNING)
}
