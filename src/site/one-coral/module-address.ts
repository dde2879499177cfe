import type { CompanyFacts } from '#company/registers/registers.ts'

export type OneCoralModule = CompanyFacts['modules'][number]

/** The page with this module selected. */
export function moduleAddress({ slug }: Pick<OneCoralModule, 'slug'>): string {
  return `/one-coral?module=${slug}`
}
