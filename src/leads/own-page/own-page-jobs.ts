import { renderLetter } from '#company/letter.ts'
import { letterCopy } from '#company/letter-words.en.ts'
import type { Database } from '#database/database.ts'
import type { LeadRow } from '#database/tables.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { scanResume } from '#leads/application/application-kind.server.ts'
import { claimReceipt } from '#leads/claim-receipt.ts'
import { consentLink } from '#leads/consents/consent-links.ts'
import { VIRUS_FOUND } from '#leads/file-form/scan-file.ts'
import { LEAD_KINDS, mailboxFor } from '#leads/kinds.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import type { Env } from '#platform/env.ts'
import { scanFile } from '#platform/files/scan-file.ts'
import { automatic } from '#platform/mail/mailer.ts'
import { defineJob, defineJobToStaff, type Job } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { formatFileSize } from '#ui/format-file-size.ts'
import { ownPageLink } from './own-page-link.ts'
import { ownPageCopy } from './words.en.ts'

const { mail: copy } = ownPageCopy

/** One mail for what a sender added: to whoever has the lead, else to the people who answer such leads. */
export const tellStaffOfAddition = defineJobToStaff(
  'own-page.added',
  async ({ messageId }: { messageId: string }, services, deliveryId) => {
    const { db } = services
    const message = await db.selectFrom('lead_messages').selectAll().where('id', '=', messageId).executeTakeFirst()
    const lead = message?.lead_id && (await findLead(db, message.lead_id))
    // Erased meanwhile.
    if (!message || !lead) return

    const files = await db.selectFrom('lead_message_files').selectAll().where('message_id', '=', messageId).execute()
    await mailStaff(lead, deliveryId, services, {
      lines: files.map(({ name, bytes }) => [copy.staff.file, `${name} (${formatFileSize(bytes)})`]),
      text: message.text,
    })
  },
)

export const tellStaffOfResume = defineJobToStaff(
  'own-page.resume',
  async ({ leadId, name, bytes }: { leadId: string; name: string; bytes: number }, services, deliveryId) => {
    const lead = await findLead(services.db, leadId)
    if (!lead) return
    await mailStaff(lead, deliveryId, services, { lines: [[copy.staff.resume, `${name} (${formatFileSize(bytes)})`]] })
  },
)

/** Tells whoever answers for personal data that a lead is gone: they may hold it elsewhere too. The reference names nobody. */
export const tellOfErasing = defineJobToStaff(
  'own-page.erased',
  async ({ reference }: { reference: string }, { env, mail }, deliveryId) => {
    const { subject, preview, heading, text } = copy.erased
    const content = await renderLetter({ preview, heading, body: [text(reference)] })
    await mail.send({ id: deliveryId, to: env.PRIVACY_CONTACT, subject: subject(reference), ...content })
  },
)

/** The links to what came from an address, to that address and nowhere else: as few a day as receipts. */
export const sendLinksAgain: Job<{ leadIds: string[] }> = {
  kind: 'own-page.links',
  isReceipt: true,
  async run({ leadIds }, services, deliveryId) {
    const { db, mail, now } = services
    if (leadIds.length === 0) return
    const leads = await db
      .selectFrom('leads')
      .selectAll()
      .where('id', 'in', leadIds)
      .orderBy('received_at', 'desc')
      .execute()
    const [newest] = leads
    if (!newest || (await isSuppressed(db, newest.email))) return
    if (!(await claimReceipt(db, { email: newest.email, delivery: deliveryId, now: now() }))) return

    const { subject, preview, heading, text, closing } = copy.again
    const links = await Promise.all(
      leads.map(async ({ id, kind, reference, received_at }) => ({
        text: `${ownPageCopy.sentOn(LEAD_KINDS[kind].ownName ?? '', inIndianDate(received_at))} (${reference})`,
        href: await ownPageLink(id, 'whole', services),
      })),
    )
    const consents = await consentLink({ kind: 'lead', id: newest.id }, services)
    const content = await renderLetter({
      ...{ preview, heading },
      body: [text, ...links.map(({ text: button, href }) => ({ button, href })), closing],
      foot: { links: [{ text: letterCopy.consents, href: consents }] },
    })
    await mail.send({ id: deliveryId, to: newest.email, subject, ...content, headers: automatic('auto-replied') })
  },
}

/** Has a file looked at that was added to a lead. What is found in it, it is not kept for; a file that cannot be looked at is. */
export const scanAddedFile = defineJob(
  'own-page.scan',
  async ({ messageId }: { messageId: string }, { db, env, files, now }) => {
    const rows = await db.selectFrom('lead_message_files').selectAll().where('message_id', '=', messageId).execute()
    for (const { id, file_key } of rows) {
      if (!file_key || !env.CLAMD_URL) continue
      const verdict = await scanFile(await files.open(file_key), env.CLAMD_URL)
      const scanned = { scanned_at: now().toISOString() }
      const refused =
        verdict.verdict === 'clean'
          ? null
          : `${verdict.verdict === 'infected' ? VIRUS_FOUND : 'the virus scanner could not look:'} ${verdict.because}`
      const isInfected = verdict.verdict === 'infected'
      await db
        .updateTable('lead_message_files')
        .set({ ...scanned, refused, ...(isInfected && { file_key: null }) })
        .where('id', '=', id)
        .execute()
      if (isInfected) await files.delete(file_key)
    }
  },
)

/** The same for a resume that took another one's place; see defineScan. */
export const scanNewResume = defineJob(
  'own-page.scan-resume',
  async ({ leadId }: { leadId: string }, services, deliveryId) => {
    if (await findLead(services.db, leadId)) await scanResume.run({ leadId }, services, deliveryId)
  },
)

interface Told {
  lines: [string, string][]
  text?: string
}

async function mailStaff(lead: LeadRow, deliveryId: string, { db, env, mail }: Services, { lines, text }: Told) {
  const { staff } = copy
  const content = await renderLetter({
    preview: staff.preview,
    heading: staff.heading,
    body: [
      { lines: [[staff.reference, lead.reference], [staff.from, lead.full_name], ...lines] },
      text && { label: staff.text, quoted: text },
      { button: staff.open, href: `${env.SITE_URL}/desk/leads/${lead.id}` },
      staff.closing,
    ],
  })
  await mail.send({
    id: deliveryId,
    to: await addressOfOwner(db, lead, env),
    replyTo: lead.email,
    subject: staff.subject(lead.reference, lead.full_name),
    ...content,
    headers: automatic('auto-generated'),
  })
}

/** Whoever has the lead and may still enter the desk; else the people who answer such leads. */
export async function addressOfOwner(db: Database, lead: LeadRow, env: Env): Promise<string> {
  const owner = await db
    .selectFrom('lead_handling')
    .innerJoin('staff', 'staff.id', 'lead_handling.owner_id')
    .select('staff.email')
    .where('lead_handling.lead_id', '=', lead.id)
    .where('staff.blocked_at', 'is', null)
    .executeTakeFirst()
  return owner?.email ?? mailboxFor(lead, env)
}

function findLead(db: Database, id: string): Promise<LeadRow | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
}
