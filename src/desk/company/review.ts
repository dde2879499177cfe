import type { Register } from '#company/registers/register.ts'
import type { DeskEntry } from './find-entries.ts'

/** Visitors read a figure whose next review is over. `month`: this one, YYYY-MM. */
export function isPastReview({ review }: Pick<Register, 'review'>, { published }: DeskEntry, month: string): boolean {
  const by = review && published?.[review.by]
  return typeof by === 'string' && by < month
}
