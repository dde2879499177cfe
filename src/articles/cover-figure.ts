import { z } from 'zod'
import { COVERS, type Cover } from './post.ts'

/** The ways to draw a number of an article; scripts/vite/covers/cover-plots.ts has one function for each. */
const PLOTS = ['bars', 'rows', 'stairs', 'line', 'strip', 'dots', 'triangle', 'bill'] as const

/** What an article's cover is drawn from: its own number, and the figures that the number stands among. */
export const coverFigureSchema = z.strictObject({
  draw: z.enum(PLOTS),
  /** As the article prints it. */
  number: z.string().min(1).max(12),
  /** What the number is, in one short line. */
  says: z.string().min(1).max(60),
  /** From the article: the same unit for all. */
  values: z.array(z.number().min(0)).min(2),
  /** Which of the values are the number's, counted from 0. */
  marked: z.array(z.int().min(0)).min(1),
})

export type CoverFigure = z.infer<typeof coverFigureSchema>

/** Where the drawn cover of an article of ours is served. */
export function coverAddress(slug: string): string {
  return `/covers/${slug}.svg`
}

/** The same drawing with its number alone, for pages in another language than English; any other picture as it is. */
export function coverWithoutWords(address: string): string {
  const [, name = ''] = /^\/covers\/([\w-]+)\.svg$/.exec(address) ?? []
  return name && !COVERS.includes(name as Cover) ? `/covers/plain/${name}.svg` : address
}
