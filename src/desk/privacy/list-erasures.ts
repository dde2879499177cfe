import type { Database } from '#database/database.ts'

export interface Erasure {
  number: number
  at: string
  by: string
  seal: string
  leads: number
  files: number
  subscriptions: number
  deliveries: number
}

const MOST = 50

/** The proof that it was done, newest first. */
export async function listErasures(db: Database): Promise<Erasure[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['number', 'at', 'staff_name', 'subject', 'details'])
    .where('action', '=', 'privacy.erased')
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute()

  return rows.map(({ number, at, staff_name, subject, details }) => {
    const { leads, files, subscriptions, deliveries } = JSON.parse(details) as Erasure
    return { number, at, by: staff_name, seal: subject ?? '', leads, files, subscriptions, deliveries }
  })
}
