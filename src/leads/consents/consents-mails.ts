import { renderLetter } from '#company/letter.ts'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import { defineJob, defineJobToStaff } from '#platform/outbox/outbox.ts'
import type { ConsentHandle } from './consent-links.ts'
import { listConsents } from './list-consents.ts'
import { consentsCopy } from './words.en.ts'

interface Withdrawal {
  handle: ConsentHandle
  references: string[]
  newsletter: boolean
}

/** Tells the owner of the address what was taken back. Where it was erased meanwhile there is nobody left to tell. */
export const confirmWithdrawal = defineJob(
  'consents.confirm',
  async ({ handle, references, newsletter }: Withdrawal, { db, env, mail }, deliveryId) => {
    const consents = await listConsents(db, handle)
    if (!consents || (await isSuppressed(db, consents.address))) return

    const { mail: copy } = consentsCopy
    const { officer, contact, answerDays } = readPrivacyFacts(env)
    const leads = consents.leads.filter(({ reference }) => references.includes(reference))
    const taken = [
      ...leads.map(({ what, reference }) => `${what}, ${reference}`),
      ...(newsletter ? [consentsCopy.newsletter] : []),
    ]
    const content = await renderLetter({
      preview: copy.preview,
      heading: copy.heading,
      body: [{ label: copy.text, quoted: taken.join('\n') }, copy.erased(answerDays), copy.contact(officer, contact)],
    })
    await mail.send({
      id: deliveryId,
      to: consents.address,
      replyTo: contact,
      subject: copy.subject,
      ...content,
    })
  },
)

/** Tells whoever answers for personal data, who may hold it elsewhere too. References name nobody. */
export const tellOfficer = defineJobToStaff(
  'consents.tell-officer',
  async ({ references }: Pick<Withdrawal, 'references'>, { db, env, mail }, deliveryId) => {
    const { notice: copy } = consentsCopy
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'reference'])
      .where('reference', 'in', references)
      .execute()
    const links = references.map((reference) => {
      const lead = leads.find((each) => each.reference === reference)
      return { text: reference, href: `${env.SITE_URL}/desk/${lead ? `leads/${lead.id}` : 'privacy'}` }
    })
    const content = await renderLetter({
      preview: copy.preview,
      heading: copy.heading,
      body: [
        { label: copy.text(env.PRIVACY_ANSWER_DAYS), links },
        { button: copy.open, href: `${env.SITE_URL}/desk/privacy` },
      ],
    })
    const subject = copy.subject(references.length)
    await mail.send({ id: deliveryId, to: env.PRIVACY_CONTACT, subject, ...content })
  },
)
