import { type LetterPart, renderLetter } from '#company/letter.ts'
import type { Database } from '#database/database.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import type { StaffRow } from '#desk/access/staff-queries.ts'
import { TAKEN_BACK_FOR_MS } from '#leads/conversation/write-reply.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { enqueueOnce } from '#platform/outbox/enqueue-once.ts'
import { defineJobToStaff, enqueue } from '#platform/outbox/outbox.ts'
import { leadMailsCopy } from './words.en.ts'

const { handOver: copy } = leadMailsCopy
const MOST_LISTED = 20

interface HandOverPayload {
  staffId: string
}

/**
 * Tells one of staff which leads colleagues gave them: all that they have not heard of, in one mail. What was given back
 * meanwhile is not told.
 */
export const mailHandOver = defineJobToStaff(
  'lead.given',
  async ({ staffId }: HandOverPayload, services, deliveryId) => {
    const { db, env, mail } = services
    const owner = await db
      .selectFrom('staff')
      .select(['email', 'blocked_at'])
      .where('id', '=', staffId)
      .executeTakeFirst()
    const given = await db
      .selectFrom('lead_hand_overs as given')
      .innerJoin('lead_handling as handling', 'handling.lead_id', 'given.lead_id')
      .innerJoin('leads', 'leads.id', 'given.lead_id')
      .select(['leads.id', 'leads.kind', 'leads.full_name', 'leads.reference', 'given.by_name', 'handling.owner_id'])
      .where('given.staff_id', '=', staffId)
      .orderBy('given.at')
      .orderBy('given.lead_id')
      .execute()
    const own = given.filter(({ owner_id }) => owner_id === staffId)

    if (owner && !owner.blocked_at && own.length > 0) {
      const givers = [...new Set(own.map(({ by_name }) => by_name))]
      const listed = own.slice(0, MOST_LISTED)
      const lists = givers.flatMap((by): LetterPart[] => {
        const links = listed
          .filter(({ by_name }) => by_name === by)
          .map(({ id, kind, full_name, reference }) => ({
            text: copy.line(full_name, reference, LEAD_KINDS[kind].name),
            href: `${env.SITE_URL}/desk/leads/${id}`,
          }))
        return links.length > 0 ? [{ label: copy.list(by), links }] : []
      })
      const content = await renderLetter({
        preview: copy.preview,
        heading: copy.heading(own.length),
        body: [
          ...lists,
          own.length > MOST_LISTED && copy.more(own.length - MOST_LISTED),
          { button: copy.open, href: `${env.SITE_URL}/desk/leads?owner=mine` },
          copy.choice,
        ],
      })
      const subject = givers.length === 1 ? copy.subject(own.length, givers[0]!) : copy.severalSubject(own.length)
      await mail.send({ id: deliveryId, to: owner.email, subject, ...content })
    }

    const told = given.map(({ id }) => id)
    if (told.length > 0)
      await db.deleteFrom('lead_hand_overs').where('staff_id', '=', staffId).where('lead_id', 'in', told).execute()
  },
)

/** Notes that a colleague has been given leads, and mails it unless they hear of it in the morning. */
export async function handOver(
  trx: Database,
  leads: { lead_id: string }[],
  { owner, by, now }: { owner: Pick<StaffRow, 'id'>; by: Pick<Staff, 'name'>; now: Date },
) {
  if (leads.length === 0) return

  const given = { staff_id: owner.id, by_name: by.name, at: now.toISOString() }
  for (const { lead_id } of leads)
    await trx
      .insertInto('lead_hand_overs')
      .values({ lead_id, ...given })
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(given))
      .execute()

  const { hears_of_leads } = await trx
    .selectFrom('staff')
    .select('hears_of_leads')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  // A slip of the hand is undone before anybody hears of it.
  const dueAt = new Date(now.getTime() + TAKEN_BACK_FOR_MS)
  if (hears_of_leads !== 'morning') await enqueue(trx, mailHandOver, { staffId: owner.id }, { now, dueAt })
}

/** For those who hear of it once a morning. */
export async function queueHandOvers(trx: Database, { now, day }: { now: Date; day: string }) {
  const rows = await trx.selectFrom('lead_hand_overs').select('staff_id').distinct().execute()
  for (const { staff_id } of rows)
    await enqueueOnce(trx, mailHandOver, { staffId: staff_id }, { now, name: `${day} ${staff_id}` })
}
