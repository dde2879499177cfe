import type { Database } from '#database/database.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { listSeen, stateBefore } from '#desk/leads/lead/handle-leads.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import type { MailEffects } from '#leads/mail-in/mail-effects.ts'
import { rememberMailbox } from '#leads/mailbox.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'

/** A mailbox is read for everybody. */
const EVERYBODY = { id: '', name: '', email: '', role: 'admin' } as const

/** How leads stand after a letter about them: as if somebody had said so at the desk. */
export const messageHandling: MailEffects = {
  async answered(trx, { leadId, at, staff }, services) {
    const lead = await findLead(trx, leadId, services)
    if (!lead || (lead.status !== 'new' && lead.status !== 'in-hand')) return
    // What was sent is read beside the inbox: an answer may come to us later than what was written to it.
    if (await wroteSince(trx, leadId, at)) return

    const time = services.now()
    await trx
      .updateTable('lead_handling')
      .set({
        status: 'answered',
        // Whoever answers a lead that nobody had taken becomes its owner.
        owner_id: lead.owner_id ?? staff?.id ?? null,
        answered_at: lead.answered_at ?? at.toISOString(),
        closed_at: null,
        updated_at: time.toISOString(),
      })
      .where('lead_id', '=', leadId)
      .execute()
    await rememberMailbox(trx, { email: lead.email, source: leadId, at: time })
    const details = { by: 'mail', ...stateBefore(lead) }
    await recordAction(trx, { staff, action: 'lead.answered', subject: leadId, details, at: time })
  },

  async cameBack(trx, { leadId, at }, services) {
    const lead = await findLead(trx, leadId, services)
    if (!lead || lead.status === 'new' || lead.status === 'in-hand') return
    // A first look into a mailbox finds letters that were answered, or closed, long ago.
    const dealtWith = lead.closed_at ?? lead.answered_at
    if (dealtWith && dealtWith > at.toISOString()) return

    const time = services.now()
    // They wait again, and as long as the first time. When they were answered first stays as it is.
    const replyBy = LEAD_KINDS[lead.kind].replyBy(time, services.env)
    await trx
      .updateTable('lead_handling')
      .set({
        status: 'in-hand',
        closed_at: null,
        updated_at: time.toISOString(),
        ...(replyBy && { reply_by: replyBy.toISOString() }),
      })
      .where('lead_id', '=', leadId)
      .execute()
    await trx.deleteFrom('lead_alarms').where('lead_id', '=', leadId).execute()
    const details = { by: 'mail', ...stateBefore(lead) }
    await recordAction(trx, { staff: null, action: 'lead.wrote-again', subject: leadId, details, at: time })
  },
}

async function findLead(trx: Database, leadId: string, { now }: Services) {
  await catchUp({ db: trx, now })
  const [lead] = await listSeen(trx, [leadId], EVERYBODY)
  return lead
}

async function wroteSince(trx: Database, leadId: string, at: Date): Promise<boolean> {
  const later = await trx
    .selectFrom('lead_messages')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'in')
    .where('automatic', 'is', null)
    .where('at', '>', at.toISOString())
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}
