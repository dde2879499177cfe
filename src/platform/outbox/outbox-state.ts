import type { Database } from '#database/database.ts'

/** Two tries may fail while a mail server restarts; a job that is late by this much needs a person. */
export const LATE_MS = 15 * 60_000

export interface KindState {
  kind: string
  /** Still to be done, the late ones among them. */
  waiting: number
  late: number
  /** Given up, until somebody sends it again. */
  failed: number
  /** Since when the oldest of those that wait does so. */
  oldestAt: string | null
}

/** What the outbox still has to do and what it could not, one line a kind. What was delivered is not looked at. */
export async function findOutboxState(db: Database, now: Date): Promise<KindState[]> {
  const lateSince = new Date(now.getTime() - LATE_MS).toISOString()
  const waiting = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      'kind',
      fn.countAll<number | string>().as('waiting'),
      fn.sum<number | string>(eb.case().when('created_at', '<', lateSince).then(1).else(0).end()).as('late'),
      fn.min('created_at').as('oldestAt'),
    ])
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .groupBy('kind')
    .execute()
  const failed = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('failed')])
    .where('failed_at', 'is not', null)
    .groupBy('kind')
    .execute()

  const kinds = [...new Set([...waiting, ...failed].map(({ kind }) => kind))].sort()
  return kinds.map((kind) => {
    const open = waiting.find((row) => row.kind === kind)
    const lost = failed.find((row) => row.kind === kind)
    return {
      kind,
      waiting: Number(open?.waiting ?? 0),
      late: Number(open?.late ?? 0),
      failed: Number(lost?.failed ?? 0),
      oldestAt: open?.oldestAt ?? null,
    }
  })
}
