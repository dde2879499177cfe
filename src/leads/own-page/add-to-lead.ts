import { hash, randomUUIDv7 } from 'node:crypto'
import { countRows } from '#database/count-rows.ts'
import type { Database } from '#database/database.ts'
import type { Photo } from '#leads/correction/check-photo.ts'
import { withFile } from '#leads/file-form/accept-with-file.ts'
import { LEAD_KINDS, mailboxFor } from '#leads/kinds.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Env } from '#platform/env.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import { enqueue } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import type { Addition } from './addition.ts'
import { findOwnLead, type OwnLead } from './find-own-lead.ts'
import { scanAddedFile, tellStaffOfAddition } from './own-page-jobs.ts'

/** Whoever has a link could fill our disk: nobody honest adds more to one lead. */
const MOST_ADDED = 40

type Added = 'added' | 'gone' | 'too-many'

/**
 * Adds a message, a file or both to a lead: the file is stored first, then all that names it, with the mail to staff; or
 * nothing is. The same again on the same day is what is there already. What is added to a lead in quarantine is kept and
 * told to nobody: staff look at it with the lead.
 */
export async function addToLead(leadId: string, { message, photo }: Addition, services: Services): Promise<Added> {
  if (!photo) return store(leadId, { message }, services)
  return withFile(photo.path, (key) => store(leadId, { message, photo: { ...photo, key } }, services), services)
}

interface Stored {
  message: string
  photo?: Omit<Photo, 'path'> & { key: string }
}

function store(leadId: string, { message, photo }: Stored, services: Services): Promise<Added> {
  const { db, now, env } = services
  const at = now()
  return db.transaction().execute(async (trx) => {
    const lead = await findOwnLead(trx, leadId)
    if (!lead || lead.withdrawnAt) return 'gone'
    if ((await countAdded(trx, leadId)) >= MOST_ADDED) return 'too-many'

    const id = randomUUIDv7()
    const isNew = await insertMessage(trx, { id, lead, message, sha256: photo?.sha256 ?? '', at, env })
    if (!isNew) return 'added'
    if (photo) await insertFile(trx, id, photo)

    await recordAction(trx, { staff: null, action: 'lead.added-to', subject: leadId, at })
    if (photo && env.CLAMD_URL) await enqueue(trx, scanAddedFile, { messageId: id }, { now: at })
    if (lead.quarantine_reason) return 'added'
    await reopenLead(trx, lead, at, env)
    await tellStaff(trx, id, at)
    return 'added'
  })
}

interface Message {
  id: string
  lead: OwnLead
  message: string
  sha256: string
  at: Date
  env: Env
}

/** False where the same was added before. */
async function insertMessage(trx: Database, { id, lead, message, sha256, at, env }: Message): Promise<boolean> {
  const same = hash('sha256', JSON.stringify([dayInIndia(at), lead.id, message, sha256]))
  const inserted = await trx
    .insertInto('lead_messages')
    .values({
      id,
      lead_id: lead.id,
      direction: 'in',
      way: 'page',
      message_id: `${same}@own-page.invalid`,
      in_reply_to: null,
      from_address: lead.email,
      to_address: mailboxFor(lead, env),
      subject: '',
      text: message,
      html: null,
      automatic: null,
      staff_id: null,
      staff_name: null,
      at: at.toISOString(),
      taken_back_at: null,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

async function insertFile(trx: Database, messageId: string, { name, type, bytes, key }: NonNullable<Stored['photo']>) {
  await trx
    .insertInto('lead_message_files')
    .values({
      ...{ id: randomUUIDv7(), message_id: messageId, place: 1, name, type, bytes, file_key: key },
      ...{ scanned_at: null, refused: null },
    })
    .execute()
}

/** The mail has the message's id, so that erasing the lead finds it. */
async function tellStaff(trx: Database, messageId: string, at: Date) {
  const due = at.toISOString()
  await trx
    .insertInto('outbox')
    .values({
      ...{ id: messageId, kind: tellStaffOfAddition.kind, payload: JSON.stringify({ messageId }) },
      ...{ lead_id: null, created_at: due, due_at: due, attempts: 0 },
    })
    .execute()
}

function countAdded(trx: Database, leadId: string): Promise<number> {
  return countRows(trx.selectFrom('lead_messages').where('lead_id', '=', leadId).where('way', '=', 'page'))
}

/**
 * Somebody waits for an answer again, as long as the first time: the lead goes back to whoever has it, or among the new ones.
 * What is open stays as it is. So does when it was answered first, as where somebody writes again by mail.
 */
async function reopenLead(trx: Database, { id, kind, received_at, reply_by, handling }: OwnLead, at: Date, env: Env) {
  const isOpen = !handling || handling.status === 'new' || handling.status === 'in-hand'
  if (isOpen && handling) return

  const replyBy = handling ? LEAD_KINDS[kind].replyBy(at, env)?.toISOString() : reply_by
  const open = {
    status: handling?.owner_id ? ('in-hand' as const) : ('new' as const),
    closed_at: null,
    updated_at: at.toISOString(),
    ...(replyBy && { reply_by: replyBy }),
  }
  await trx
    .insertInto('lead_handling')
    .values({ lead_id: id, kind, received_at, reply_by, ...open })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(open))
    .execute()
  await trx.deleteFrom('lead_alarms').where('lead_id', '=', id).execute()
}
