import { sql } from 'kysely'
import { renderLetter } from '#company/letter.ts'
import type { Database } from '#database/database.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { isOverdue } from '#desk/leads/inbox/is-overdue.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { inIndianTime } from '#india/indian-time.ts'
import type { LeadJobPayload } from '#leads/accept-lead.ts'
import { mailboxFor } from '#leads/kinds.ts'
import { enqueueAnew } from '#platform/outbox/enqueue-once.ts'
import { defineJobToStaff } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { leadMailsCopy } from './words.en.ts'

const { alarm: copy } = leadMailsCopy
const BATCH = 100

/** Tells the desk of a lead whose time is over, unless somebody has answered it meanwhile. */
export const alarmDesk = defineJobToStaff('lead.overdue', async ({ leadId }: LeadJobPayload, services, deliveryId) => {
  const { env, mail, now } = services
  const lead = await findDeskLead(services, leadId, { role: 'admin' })
  if (!lead?.due_by || !isOverdue({ ...lead, reply_by: lead.due_by }, now())) return

  const replyBy = inIndianTime(new Date(lead.due_by))
  const content = await renderLetter({
    preview: copy.preview(replyBy),
    heading: copy.heading,
    body: [
      copy.text,
      {
        lines: [
          [copy.labels.reference, lead.reference],
          [copy.labels.replyBy, replyBy],
          [copy.labels.receivedAt, inIndianTime(new Date(lead.received_at))],
          [copy.labels.full_name, lead.full_name],
          [copy.labels.phone_number, lead.phone_number ?? ''],
          [copy.labels.owner, lead.owner ?? copy.nobody],
        ],
      },
      { button: copy.open, href: `${env.SITE_URL}/desk/leads/${lead.id}` },
    ],
  })
  await mail.send({
    id: deliveryId,
    to: mailboxFor(lead, env),
    replyTo: lead.email,
    subject: copy.subject(lead.reference, lead.full_name),
    ...content,
  })
})

/** Raises the alarm for each lead that has become overdue: once, however often and in how many processes this runs; and once more for one whose sender wrote again. */
export async function raiseAlarms({ db, now }: Services) {
  await catchUp({ db, now })
  let raised: number
  do {
    raised = await db.transaction().execute((trx) => raiseBatch(trx, now()))
  } while (raised === BATCH)
}

// Whoever writes the row of an alarm sends its mail.
async function raiseBatch(trx: Database, now: Date): Promise<number> {
  const due = await trx
    .selectFrom('lead_handling as handling')
    .innerJoin('leads', 'leads.id', 'handling.lead_id')
    .select('leads.id')
    .where(sql<boolean>`handling.status in ('new', 'in-hand')`)
    .where('handling.reply_by', '<', now.toISOString())
    .where('leads.quarantine_reason', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('lead_alarms').select('lead_id').whereRef('lead_id', '=', 'leads.id'))),
    )
    .limit(BATCH)
    .execute()

  for (const { id } of due) {
    const first = await trx
      .insertInto('lead_alarms')
      .values({ lead_id: id, alarmed_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('lead_id').doNothing())
      .returning('lead_id')
      .executeTakeFirst()
    if (first) await enqueueAnew(trx, alarmDesk, { leadId: id }, { now, leadId: id })
  }
  return due.length
}
