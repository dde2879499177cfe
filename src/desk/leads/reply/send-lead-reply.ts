import type { Database } from '#database/database.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { endFollowUp } from '#desk/leads/lead/follow-ups.ts'
import { changeOf, listSeen, type SeenRow, stateBefore } from '#desk/leads/lead/handle-leads.ts'
import { findWhoChanged } from '#desk/leads/lead/lead-history.ts'
import { type FollowUp, insertFollowUp } from '#desk/leads/lead/set-follow-up.ts'
import type { StoredUpload } from '#leads/conversation/attachments.ts'
import { writeReply } from '#leads/conversation/write-reply.ts'
import { rememberMailbox } from '#leads/mailbox.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { deleteDraft } from './drafts.ts'

interface DeskReply {
  /** Of the letter, as the form had it. */
  id: string
  leadId: string
  subject: string
  /** With signature and quote. */
  text: string
  files: StoredUpload[]
  isAnswered: boolean
  /** Other leads of the same person that it answers too. */
  also: string[]
  followUp: FollowUp | null
  seen: string | undefined
}

type SentReply = { sent: true } | { sent: false; why: 'gone' | 'held' } | { sent: false; changedBy: string }

/** Writes to a lead's sender and changes how the lead stands, all in one; a line of the log holds how it stood. */
export async function sendLeadReply(reply: DeskReply, by: Staff, services: Services): Promise<SentReply> {
  const { db, env, now } = services
  await catchUp(services)
  const time = now()
  const at = time.toISOString()

  return db.transaction().execute(async (trx) => {
    const rows = await listSeen(trx, [reply.leadId, ...reply.also], by)
    const row = rows.find(({ lead_id }) => lead_id === reply.leadId)
    if (!row) return { sent: false, why: 'gone' }
    if (row.quarantine_reason !== null) return { sent: false, why: 'held' }
    const { id, leadId, subject, text, files, isAnswered, followUp } = reply
    if (await trx.selectFrom('lead_messages').select('id').where('id', '=', id).executeTakeFirst())
      return { sent: true }
    const changedBy = await findWhoChanged(trx, row, reply.seen, by.id)
    if (changedBy) return { sent: false, changedBy }

    const lead = { id: leadId, kind: row.kind, email: row.email }
    const isNew = await writeReply(trx, { id, lead, writer: by, subject, text, files }, { env, now: time })
    // Pressed twice, or sent again over a line that had broken.
    if (!isNew) return { sent: true }

    const wasFollowUp = followUp && ((await endFollowUp(trx, leadId, at)) ?? '')
    if (followUp) await insertFollowUp(trx, leadId, followUp, by, at)
    await trx
      .updateTable('lead_handling')
      .set({ ...handled(row, isAnswered, by.id, at), updated_at: at })
      .where('lead_id', '=', leadId)
      .execute()
    if (isAnswered) await rememberMailbox(trx, { email: row.email, source: leadId, at: time })
    await deleteDraft(trx, leadId, by.id)
    const also = rows.filter((other) => other !== row && isWaiting(other))
    for (const other of also) await answerToo(trx, other, { letter: id, by, time })
    const before = { ...stateBefore(row), ...(followUp && { was_follow_up: wasFollowUp ?? '' }) }
    await recordAction(trx, {
      staff: by,
      action: isAnswered ? 'lead.replied-answered' : 'lead.replied',
      subject: leadId,
      details: {
        ...{ letter: id, before, also: also.map(({ lead_id }) => lead_id) },
        ...(followUp && { due: followUp.at.toISOString() }),
      },
      at: time,
    })
    return { sent: true }
  })
}

function isWaiting({ status, quarantine_reason }: SeenRow): boolean {
  return (status === 'new' || status === 'in-hand') && quarantine_reason === null
}

/** Another lead of the same person: answered by a letter that stands with the first. */
async function answerToo(
  trx: Database,
  other: SeenRow,
  { letter, by, time }: { letter: string; by: Staff; time: Date },
) {
  const { lead_id, email } = other
  const at = time.toISOString()
  const answered = { ...changeOf('answer', other, by.id, at), updated_at: at }
  await trx.updateTable('lead_handling').set(answered).where('lead_id', '=', lead_id).execute()
  await rememberMailbox(trx, { email, source: lead_id, at: time })
  const details = { letter, ...stateBefore(other) }
  await recordAction(trx, { staff: by, action: 'lead.answered', subject: lead_id, details, at: time })
}

/** Whoever writes about a lead that nobody had takes it. */
function handled(row: SeenRow, isAnswered: boolean, staffId: string, at: string) {
  if (isAnswered) return changeOf('answer', row, staffId, at)
  return { owner_id: row.owner_id ?? staffId, ...(row.status === 'new' && { status: 'in-hand' as const }) }
}
