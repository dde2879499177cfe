import type { Database } from '#database/database.ts'
import type { LeadMessageFilesTable, LeadMessagesTable } from '#database/tables.ts'

interface SaidFile extends Pick<LeadMessageFilesTable, 'id' | 'name' | 'type' | 'bytes'> {
  /** One that we sent, and which a scanner has not refused. */
  isToHave: boolean
}

export interface Said extends Pick<LeadMessagesTable, 'id' | 'direction' | 'way' | 'text' | 'at'> {
  files: SaidFile[]
}

/**
 * What both sides said about a lead, the oldest first, as its sender may see it: without what was taken back, what has
 * not left yet, and reports of mail servers. A file is handed out only where we sent it ourselves: what strangers upload
 * is never given out from our address.
 */
export async function listSaid(db: Database, leadId: string): Promise<Said[]> {
  const messages = await db
    .selectFrom('lead_messages as message')
    // One that we send has the id of its delivery: until that is over it may still be taken back.
    .leftJoin('outbox', (join) => join.onRef('outbox.id', '=', 'message.id').on('message.direction', '=', 'out'))
    .select(['message.id', 'message.direction', 'message.way', 'message.text', 'message.at', 'message.automatic'])
    .where('message.lead_id', '=', leadId)
    .where('message.taken_back_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('outbox.id', 'is', null),
        eb('outbox.delivered_at', 'is not', null),
        eb('outbox.failed_at', 'is not', null),
      ]),
    )
    .orderBy('message.at')
    .orderBy('message.id')
    .execute()
  const shown = messages.filter(({ automatic }) => automatic !== 'bounce')
  if (shown.length === 0) return []

  const files = await db
    .selectFrom('lead_message_files')
    .selectAll()
    .where(
      'message_id',
      'in',
      shown.map(({ id }) => id),
    )
    .orderBy('place')
    .execute()
  return shown.map(({ automatic, ...message }) => ({
    ...message,
    files: files
      .filter(({ message_id }) => message_id === message.id)
      .map(({ id, name, type, bytes, file_key, refused }) => ({
        ...{ id, name, type, bytes },
        isToHave: message.direction === 'out' && file_key !== null && refused === null,
      })),
  }))
}
