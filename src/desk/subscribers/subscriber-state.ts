import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { SubscriberRow, Tables } from '#database/tables.ts'

export const SUBSCRIBER_STATES = ['unconfirmed', 'confirmed', 'left', 'suppressed'] as const

export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

type Marks = Pick<SubscriberRow, 'created_at' | 'confirmed_at' | 'unsubscribed_at' | 'suppressed_at'>

/** What holds now, and since when. Suppressed outweighs left, left outweighs confirmed. */
export function stateOf({ created_at, confirmed_at, unsubscribed_at, suppressed_at }: Marks): {
  state: SubscriberState
  since: string
} {
  if (suppressed_at) return { state: 'suppressed', since: suppressed_at }
  if (unsubscribed_at) return { state: 'left', since: unsubscribed_at }
  if (confirmed_at) return { state: 'confirmed', since: confirmed_at }
  return { state: 'unconfirmed', since: created_at }
}

type Rows = ExpressionBuilder<Tables, 'subscribers'>

/** The same for a query. */
export function isIn(eb: Rows, state: SubscriberState): ExpressionWrapper<Tables, 'subscribers', SqlBool> {
  const isOpen = eb.and([eb('suppressed_at', 'is', null), eb('unsubscribed_at', 'is', null)])

  switch (state) {
    case 'suppressed':
      return eb('suppressed_at', 'is not', null)
    case 'left':
      return eb.and([eb('suppressed_at', 'is', null), eb('unsubscribed_at', 'is not', null)])
    case 'confirmed':
      return eb.and([isOpen, eb('confirmed_at', 'is not', null)])
    case 'unconfirmed':
      return eb.and([isOpen, eb('confirmed_at', 'is', null)])
  }
}
