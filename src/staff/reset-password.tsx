import { signInCopy } from '#content/desk/sign-in.ts'
import { defineJob, enqueue } from '#platform/outbox.ts'
import { renderLetter } from '#platform/render-letter.ts'
import type { Services } from '#platform/services.ts'
import { sameAddress } from '#platform/typed/read-email-address.ts'
import { Letter, LetterButton, Paragraph } from '#ui/letter.tsx'
import { recordAction } from './audit-log.ts'
import { findLink, makeLink, spendLink } from './one-time-links.ts'
import { passwordTrouble } from './password-rules.ts'
import { staffAuth } from './staff-auth.ts'
import { endSessionsOf, findStaffByEmail } from './staff-queries.ts'

const copy = signInCopy.reset.mail

/** Mails a link to choose a new password. The link is made as the mail is, so that no token lies in the outbox. */
export const mailResetLink = defineJob(
  'staff.reset',
  async ({ email }: { email: string }, { db, env, mail, now }, deliveryId) => {
    const staff = await findStaffByEmail(db, email)
    if (!staff || staff.blocked_at) return

    const token = await makeLink(db, { purpose: 'reset', email: staff.email, role: null, made_by: '' }, now())
    const letter = (
      <Letter preview={copy.text} heading={copy.subject}>
        <Paragraph>{copy.text}</Paragraph>
        <LetterButton href={`${env.SITE_URL}/desk/reset/${token}`}>{copy.button}</LetterButton>
        <Paragraph>{copy.otherwise}</Paragraph>
      </Letter>
    )
    await mail.send({ id: deliveryId, to: staff.email, subject: copy.subject, ...(await renderLetter(letter)) })
  },
)

/** Whether there is such an account is not told: the job finds out. */
export async function askForReset(email: string, { db, now }: Services) {
  await db.transaction().execute((trx) => enqueue(trx, mailResetLink, { email: sameAddress(email) }, { now: now() }))
}

export type Reset = { ok: true } | { ok: false; trouble: string } | { ok: false; trouble: null }

/** A new password ends every session. The second step stays what it was. */
export async function resetPassword(token: string, password: string, services: Services): Promise<Reset> {
  const { db, now } = services
  const link = await findLink(db, 'reset', token, now())
  const staff = link && (await findStaffByEmail(db, link.email))
  if (!link || !staff) return { ok: false, trouble: null }

  const trouble = await passwordTrouble(password, [staff.name, staff.email])
  if (trouble) return { ok: false, trouble }
  if (!(await spendLink(db, link, now()))) return { ok: false, trouble: null }

  const auth = await staffAuth(services)
  const { internalAdapter, password: passwords } = await auth.$context
  await internalAdapter.updatePassword(staff.id, await passwords.hash(password))
  await db.transaction().execute(async (trx) => {
    await endSessionsOf(trx, staff.id)
    await recordAction(trx, { staff, action: 'staff.password-reset', at: now() })
  })
  return { ok: true }
}
