import { renderLetter } from '#company/letter.ts'
import type { Database } from '#database/database.ts'
import type { ErasureSealRow, LeadKind } from '#database/tables.ts'
import type { LeadJobPayload } from '#leads/accept-lead.ts'
import { sealForRestores } from '#leads/erasure-seals.ts'
import { LEAD_KINDS, mailboxFor } from '#leads/kinds.ts'
import { endSubscription } from '#leads/subscription/change-subscription.ts'
import { enqueueOnce } from '#platform/outbox/enqueue-once.ts'
import { defineJobToStaff } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { hideAddresses } from '#platform/text/clean-text.ts'
import { sameAddress } from '#platform/text/read-email-address.ts'
import type { Letter } from './letter.ts'
import { ownId } from './match-letter.ts'
import type { Bounce } from './read-bounce.ts'
import { mailInCopy } from './words.en.ts'

const { bounced: copy } = mailInCopy

/**
 * A letter of ours came back. Where it never will arrive, the address is marked, and whoever has the lead is told, once.
 * Only an address to which we wrote: the letter that came back is named by an id that nobody can guess.
 */
export async function noteBounce(
  trx: Database,
  bounce: Bounce,
  { leadId, at }: { leadId: string; at: Date },
  { env, now }: Services,
) {
  const emails = bounce.isHard ? await whoWasMeant(trx, bounce, leadId, env) : []
  if (emails.length === 0) return

  const row = { reason: bounce.reason, at: at.toISOString() }
  await trx
    .insertInto('bounced_addresses')
    .values(emails.map((email) => ({ email, ...row })))
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute()
  await enqueueOnce(trx, tellOfBounce, { leadId }, { now: now(), leadId })
}

/** Of those whom the report names, whom we wrote to; where it names nobody, the one to whom its letter went. */
async function whoWasMeant(
  trx: Database,
  { recipients, messageIds }: Bounce,
  leadId: string,
  env: Services['env'],
): Promise<string[]> {
  const lead = await trx.selectFrom('leads').select(['email', 'kind']).where('id', '=', leadId).executeTakeFirst()
  const ids = messageIds.flatMap((id) => ownId(id, env) ?? [])
  if (!lead || messageIds.length === 0) return []
  const letters = await trx
    .selectFrom('lead_messages')
    .select(['to_address', 'way'])
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'out')
    .where((eb) => eb.or([eb('message_id', 'in', messageIds), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]))
    .execute()
  // What staff send from their own program may go to colleagues too.
  const atDesk = letters.filter(({ way }) => way === 'desk').map(({ to_address }) => to_address)
  const theirs = [lead.email, ...atDesk].map(sameAddress)
  const named = [...new Set(recipients.map(sameAddress))]
  if (named.length > 0) return named.filter((each) => theirs.includes(each))

  // A receipt went to the sender alone; what told staff of the lead did not.
  const isReceipt = ids.length > 0 && (await isOfReceipt(trx, ids, lead.kind))
  const to = [...(isReceipt ? [lead.email] : []), ...letters.flatMap(({ to_address }) => to_address.split(', '))]
  const meant = [...new Set(to.map(sameAddress))]
  return meant.length === 1 ? meant.filter((each) => theirs.includes(each)) : []
}

async function isOfReceipt(trx: Database, ids: string[], kind: LeadKind): Promise<boolean> {
  const receipts = LEAD_KINDS[kind].allJobs.flatMap(([job]) => (job.isReceipt ? [job.kind] : []))
  if (receipts.length === 0) return false
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', 'in', receipts)
    .executeTakeFirst()
  return row !== undefined
}

/** Tells whoever has the lead, else the mailbox of those who answer. */
export const tellOfBounce = defineJobToStaff(
  'lead.mail-bounced',
  async ({ leadId }: LeadJobPayload, { db, env, mail }, deliveryId) => {
    const lead = await db
      .selectFrom('leads')
      .leftJoin('lead_handling as handling', 'handling.lead_id', 'leads.id')
      .leftJoin('staff', 'staff.id', 'handling.owner_id')
      .select(['leads.id', 'leads.kind', 'leads.details', 'leads.reference', 'leads.full_name', 'leads.email'])
      .select(['leads.phone_number', 'staff.email as owner_email', 'staff.blocked_at'])
      .where('leads.id', '=', leadId)
      .executeTakeFirst()
    if (!lead) return
    const bounced = await db
      .selectFrom('bounced_addresses')
      .select('reason')
      .where('email', '=', sameAddress(lead.email))
      .executeTakeFirst()

    const content = await renderLetter({
      preview: copy.preview(lead.email),
      heading: copy.heading,
      body: [
        copy.text,
        {
          lines: [
            [copy.labels.reference, lead.reference],
            [copy.labels.full_name, lead.full_name],
            [copy.labels.email, lead.email],
            [copy.labels.phone_number, lead.phone_number ?? ''],
            [copy.labels.reason, bounced?.reason ?? ''],
          ],
        },
        { button: copy.open, href: `${env.SITE_URL}/desk/leads/${lead.id}` },
      ],
    })
    await mail.send({
      id: deliveryId,
      to: lead.owner_email && !lead.blocked_at ? lead.owner_email : mailboxFor(lead, env),
      subject: copy.subject(lead.reference),
      ...content,
    })
  },
)

/** Which delivery of a newsletter's edition a report is about; undefined where it is about none. */
export async function editionDeliveryOf(
  { bounce, complaint }: Pick<Letter, 'bounce' | 'complaint'>,
  { db, env }: Pick<Services, 'db' | 'env'>,
): Promise<string | undefined> {
  const ids = [...(bounce?.messageIds ?? []), ...(complaint?.messageIds ?? [])].flatMap((id) => ownId(id, env) ?? [])
  if (ids.length === 0) return undefined
  const row = await db.selectFrom('edition_deliveries').select('id').where('id', 'in', ids).executeTakeFirst()
  return row?.id
}

/** Somebody told their provider that they do not want our editions: they have left. Give what it returns to keepSeals. */
export async function noteComplaint(trx: Database, deliveryId: string, services: Services): Promise<ErasureSealRow[]> {
  await trx.updateTable('edition_deliveries').set({ reported: 'complained' }).where('id', '=', deliveryId).execute()
  const row = await trx
    .selectFrom('edition_deliveries')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
    .select(['subscribers.id', 'address'])
    .where('edition_deliveries.id', '=', deliveryId)
    .executeTakeFirst()
  if (!row || !(await endSubscription(trx, row.id, services.now()))) return []
  return sealForRestores(trx, [{ kind: 'newsletter', value: row.address }], services)
}

/**
 * An edition came back. Where it never will arrive, it counts as refused, and no edition goes to the address any more.
 * Only where the report names the address that it went to.
 */
export async function noteEditionBounce(trx: Database, deliveryId: string, { bounce, at }: Letter) {
  if (!bounce?.isHard) return
  const row = await trx
    .selectFrom('edition_deliveries')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
    .select('address')
    .where('edition_deliveries.id', '=', deliveryId)
    .executeTakeFirst()
  if (!row || !bounce.recipients.map(sameAddress).includes(row.address)) return

  await trx
    .updateTable('edition_deliveries')
    .set({ status: 'failed', reported: 'bounced', last_error: hideAddresses(bounce.reason) })
    .where('id', '=', deliveryId)
    .execute()
  const known = { reason: bounce.reason, at: at.toISOString() }
  await trx
    .insertInto('bounced_addresses')
    .values({ email: row.address, ...known })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(known))
    .execute()
}
