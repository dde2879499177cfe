export type PartnerMarkKind = 'pylon' | 'pair' | 'wave' | 'meter' | 'feeder' | 'triangle'

export interface Partner {
  name: string
  mark: PartnerMarkKind
}

/**
 * The 18 utilities of the about page; the first 11 are those of the utilities page. Only who has agreed to be shown: while
 * it is empty, the pages say how many they are.
 */
export const partners: readonly Partner[] = []

export const utilityClients = partners.slice(0, 11)
