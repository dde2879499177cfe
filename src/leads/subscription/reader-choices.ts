import type { SubscriberRow } from '#database/tables.ts'

/** How many a week somebody may say are enough, beside each by itself and all together. */
export const MOST_A_WEEK = [1, 2, 3] as const

/** How often somebody may want one, in the order of the form. */
export const OFTENS = ['each', 'weekly', '1', '2', '3'] as const

/** Fields of the preferences page that may be wrong. */
export type PreferenceField = 'full_name' | 'units' | 'sure'

/** How often somebody wants one, as the form says it: "each", "weekly", or how many a week. */
export function oftenOf({ frequency, most_a_week }: Pick<SubscriberRow, 'frequency' | 'most_a_week'>): string {
  if (frequency === 'weekly') return 'weekly'
  return most_a_week === null ? 'each' : String(most_a_week)
}
