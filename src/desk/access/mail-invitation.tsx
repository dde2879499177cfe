import { Letter, LetterButton, Paragraph } from '#company/letter.tsx'
import { signInCopy } from '#desk/sign-in/words.en.ts'
import { renderLetter } from '#platform/mail/render-letter.ts'
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
  const letter = (
    <Letter preview={text} heading={copy.subject}>
      <Paragraph>{text}</Paragraph>
      <LetterButton href={invitationAddress(env.SITE_URL, token)}>{copy.button}</LetterButton>
      <Paragraph>{copy.otherwise}</Paragraph>
    </Letter>
  )
  await mail.send({ id: deliveryId, to: link.email, subject: copy.subject, ...(await renderLetter(letter)) })
})
