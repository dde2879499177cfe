import * as z from 'zod/mini'
import type { Database } from '#database/database.ts'
import type { LeadMessagesTable } from '#database/tables.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { unmatchedCopy } from '#desk/leads/words.en.ts'

type Perform = Parameters<typeof act<typeof schema>>[2]
type Asked = Parameters<Perform>[1]

const schema = z.object({ letter: z.string(), reference: z.optional(z.string()) })

/** The letter was put somewhere by somebody else since it was shown. */
class Gone extends Error {}

/** An act upon one of the letters that belong to no lead; `letter` is undefined where it does no more. */
export function letterAct(
  handle: DeskHandle,
  perform: (letter: LeadMessagesTable, typed: { reference: string }, asked: Asked) => ReturnType<Perform>,
) {
  return act(handle, schema, async ({ letter: id, reference = '' }, asked) => {
    const letter = await asked.services.db
      .selectFrom('lead_messages')
      .selectAll()
      .where('id', '=', id)
      .where('lead_id', 'is', null)
      .executeTakeFirst()
    if (!letter) return { trouble: unmatchedCopy.gone, status: 409 }

    return perform(letter, { reference }, asked).catch((error) => {
      if (error instanceof Gone) return { trouble: unmatchedCopy.gone, status: 409 }
      throw error
    })
  })
}

/** Changes the letter as long as it belongs to no lead; throws Gone. */
export async function changeLetter(
  trx: Database,
  id: string,
  change: Partial<Pick<LeadMessagesTable, 'lead_id' | 'dismissed_at'>>,
) {
  const changed = await trx
    .updateTable('lead_messages')
    .set(change)
    .where('id', '=', id)
    .where('lead_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new Gone()
}
