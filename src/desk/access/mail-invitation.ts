import { renderLetter } from '#company/letter.ts'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { defineJob } from '#platform/outbox/outbox.ts'
import { type InvitationJob, invitationAddress } from './invitations.ts'
import { findLink, tokenOf } from './one-time-links.ts'

const { mail: copy } = signInCopy.invitation

/** Mails an invitation to whom it is for, unless it was withdrawn or used meanwhile. */
export const mailInvitation: InvitationJob = defineJob('staff.invitation', async ({ name }, services, deliveryId) => {
  const { db, env, mail, now } = services
  const token = await tokenOf(name, services)
  const link = await findLink(db, 'invitation', token, now())
  if (!link) return

  const text = copy.text(link.made_by)
  const content = await renderLetter({
    preview: text,
    heading: copy.subject,
    body: [text, { button: copy.button, href: invitationAddress(env.SITE_URL, token) }, copy.otherwise],
  })
  await mail.send({ id: deliveryId, to: link.email, subject: copy.subject, ...content })
})
