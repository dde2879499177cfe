import type { OneCoralModule } from './words.en.ts'

/** The page with this module selected. */
export function moduleAddress({ slug }: OneCoralModule): string {
  return `/one-coral?module=${slug}`
}
