// Samples: the company replaces these with the names and marks of partners who have agreed to be shown.

const KINDS = ['pylon', 'pair', 'wave', 'meter', 'feeder', 'triangle'] as const

export type PartnerMarkKind = (typeof KINDS)[number]

export interface Partner {
  name: string
  mark: PartnerMarkKind
}

/** The 18 utilities of the about page; the first 11 are the clients of the utilities page. */
export const partners: readonly Partner[] = Array.from({ length: 18 }, (_, index) => ({
  name: `Utility partner ${String(index + 1).padStart(2, '0')}`,
  mark: KINDS[index % KINDS.length]!,
}))

export const utilityClients = partners.slice(0, 11)
