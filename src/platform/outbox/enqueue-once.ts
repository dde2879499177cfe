import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { type Job, payloadText } from './outbox.ts'

interface Once {
  now: Date
  /** One message of a kind for a lead. */
  leadId?: string
  /** Names the message where it is about no lead: there is one of a kind and name. */
  name?: string
}

/** Like enqueue, for a job that this or another process may have enqueued before: then nothing happens, and it returns false. */
export async function enqueueOnce<Payload>(
  trx: Database,
  { kind }: Job<Payload>,
  payload: Payload,
  { now, leadId, name }: Once,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('outbox')
    .values({
      id: name ? deliveryId(kind, name) : randomUUID(),
      kind,
      payload: payloadText(payload),
      lead_id: leadId ?? null,
      created_at: now.toISOString(),
      due_at: now.toISOString(),
      attempts: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

  return inserted !== undefined
}

/** Like enqueue, for a job about a lead that may have been done before: then it is done once more, as another delivery. */
export async function enqueueAnew<Payload>(
  trx: Database,
  { kind }: Job<Payload>,
  payload: Payload,
  { now, leadId }: { now: Date; leadId: string },
) {
  const row = {
    id: randomUUID(),
    payload: payloadText(payload),
    created_at: now.toISOString(),
    due_at: now.toISOString(),
    attempts: 0,
  }
  const untouched = { leased_by: null, leased_until: null, last_error: null, delivered_at: null, failed_at: null }

  await trx
    .insertInto('outbox')
    .values({ ...row, kind, lead_id: leadId })
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'kind'])
        .doUpdateSet({ ...row, ...untouched })
        // One that is still under way is enough.
        .where((eb) => eb.or([eb('outbox.delivered_at', 'is not', null), eb('outbox.failed_at', 'is not', null)])),
    )
    .execute()
}

/** The id of a message that was named: the same name, the same id, in the shape of all the others (RFC 9562, version 8). */
export function deliveryId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind} ${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
