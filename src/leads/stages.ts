import type { LeadStage } from '#database/tables.ts'

/** Where a lead stands beyond its status. `received` is stored as none. */
export type Stage = LeadStage | 'received'

export const RECRUITMENT: readonly LeadStage[] = ['screening', 'interview', 'offer', 'hired', 'declined']
export const SALE: readonly LeadStage[] = ['visit-booked', 'quoted', 'won', 'lost']

const LAST: readonly Stage[] = ['hired', 'declined', 'won', 'lost']

/** Nothing more is waited for. */
export function isOver(stage: Stage): boolean {
  return LAST.includes(stage)
}

/** Why a sale was lost; what each is called stands in the desk's words. */
export const LOST_REASONS = [
  'price',
  'no-answer',
  'elsewhere',
  'not-served',
  'not-needed',
  'not-real',
  'other',
] as const
export type LostReason = (typeof LOST_REASONS)[number]
