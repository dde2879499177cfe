import type { Database } from '#database/database.ts'
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
 * Deletes leads with everything that hangs on them: notes, deliveries, keys.
 * The rows go first: a crash before deleteRemains leaves a file that belongs to
 * nobody, which sweepFiles takes, and never a lead that points at nothing.
 */
export async function deleteLeads(trx: Database, ids: string[]): Promise<Remains> {
  if (ids.length === 0) return { fileKeys: [], mailIds: [] }

  const files = await trx
    .selectFrom('lead_message_files as file')
    .innerJoin('lead_messages as message', 'message.id', 'file.message_id')
    .select('file.file_key')
    .where('message.lead_id', 'in', ids)
    .where('file.file_key', 'is not', null)
    .execute()
  const mails = await trx.selectFrom('outbox').select('id').where('lead_id', 'in', ids).execute()
  // The mail that a letter is, or by which staff heard of it, has the letter's id. A lead can have many, and names one of each kind.
  const letters = await trx
    .deleteFrom('outbox')
    .where('id', 'in', (eb) => eb.selectFrom('lead_messages').select('lead_messages.id').where('lead_id', 'in', ids))
    .returning('id')
    .execute()
  const visits = await trx.selectFrom('visits').select('id').where('lead_id', 'in', ids).execute()
  const aboutVisits = await trx
    .deleteFrom('outbox')
    .where('id', 'in', ['', ...visits.flatMap(({ id }) => deliveriesOfVisit(id))])
    .returning('id')
    .execute()
  await forgetMailboxes(trx, ids)
  const deleted = await trx.deleteFrom('leads').where('id', 'in', ids).returning('file_key').execute()

  return {
    fileKeys: [...deleted, ...files].flatMap(({ file_key }) => file_key ?? []),
    mailIds: [...mails, ...letters, ...aboutVisits].map(({ id }) => id),
  }
}

/** After the transaction. */
export async function deleteRemains({ fileKeys, mailIds }: Remains, { files, mail }: Pick<Services, 'files' | 'mail'>) {
  for (const key of fileKeys) await files.delete(key)
  for (const id of mailIds) await mail.forget(id)
}
