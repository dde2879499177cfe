import type { Database } from '#database/database.ts'
import type { LeadMessagesTable } from '#database/tables.ts'
import type { Services } from '#platform/services.ts'
import { forgetMailboxes } from './mailbox.ts'
import { deliveriesOfVisit } from './visits/visit-mails.ts'

/** What lies outside the database, and goes once the rows are gone. */
export interface Remains {
  fileKeys: string[]
  /** Of messages about the leads; see the mailer. */
  mailIds: string[]
}

/**
 * Deletes leads with everything that hangs on them: notes, letters, deliveries, keys.
 * The rows go first: a crash before deleteRemains leaves a file that belongs to
 * nobody, which sweepFiles takes, and never a lead that points at nothing.
 */
export async function deleteLeads(trx: Database, ids: string[]): Promise<Remains> {
  if (ids.length === 0) return { fileKeys: [], mailIds: [] }

  const mails = await trx.selectFrom('outbox').select('id').where('lead_id', 'in', ids).execute()
  const letters = await deleteLetters(trx, ids)
  const visits = await trx.selectFrom('visits').select('id').where('lead_id', 'in', ids).execute()
  const aboutVisits = await trx
    .deleteFrom('outbox')
    .where('id', 'in', ['', ...visits.flatMap(({ id }) => deliveriesOfVisit(id))])
    .returning('id')
    .execute()
  await forgetMailboxes(trx, ids)
  const deleted = await trx.deleteFrom('leads').where('id', 'in', ids).returning('file_key').execute()

  return {
    fileKeys: [...deleted.flatMap(({ file_key }) => file_key ?? []), ...letters.fileKeys],
    mailIds: [...mails.map(({ id }) => id), ...letters.mailIds, ...aboutVisits.map(({ id }) => id)],
  }
}

/** What was written about leads, with its files, and what of it has not been sent yet. */
async function deleteLetters(trx: Database, leadIds: string[]): Promise<Remains> {
  const letters = await trx.selectFrom('lead_messages').select('id').where('lead_id', 'in', leadIds).execute()
  return deleteMessages(trx, letters)
}

/** Deletes letters of ours and of others. */
export async function deleteMessages(trx: Database, letters: Pick<LeadMessagesTable, 'id'>[]): Promise<Remains> {
  const ids = letters.map(({ id }) => id)
  if (ids.length === 0) return { fileKeys: [], mailIds: [] }

  const files = await trx.selectFrom('lead_message_files').select('file_key').where('message_id', 'in', ids).execute()
  await trx.deleteFrom('outbox').where('id', 'in', ids).execute()
  await trx.deleteFrom('lead_messages').where('id', 'in', ids).execute()
  return {
    fileKeys: files.flatMap(({ file_key }) => file_key ?? []),
    // The mail that a letter is, or by which staff heard of it, has the letter's id.
    mailIds: ids,
  }
}

/** After the transaction. */
export async function deleteRemains({ fileKeys, mailIds }: Remains, { files, mail }: Pick<Services, 'files' | 'mail'>) {
  for (const key of fileKeys) await files.delete(key)
  for (const id of mailIds) await mail.forget(id)
}
