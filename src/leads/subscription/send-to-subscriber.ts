import { brandName } from '#company/brand-name.ts'
import { type Letter, renderLetter } from '#company/letter.ts'
import { letterCopy } from '#company/letter-words.en.ts'
import type { SubscriberRow } from '#database/tables.ts'
import { consentLink } from '#leads/consents/consent-links.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import { automatic } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { newsletterEmailCopy } from './mail-words.en.ts'
import { issueToken } from './subscriber-tokens.ts'

const { footer: copy } = newsletterEmailCopy

export interface SubscriberLetter extends Letter {
  subject: string
}

/**
 * Every mail of the newsletter goes out here, and none to whom we must not write. It says why it came and how to end
 * it, with links of its own and the headers of one-click unsubscribing (RFC 8058).
 */
export async function sendToSubscriber(
  { id, email }: SubscriberRow,
  { subject, ...letter }: SubscriberLetter,
  services: Services,
  deliveryId: string,
) {
  // Asked once more, at the last moment: a mail may have waited for days.
  if (await isSuppressed(services.db, email)) return

  const token = await issueToken(id, 'manage', services)
  const unsubscribe = `${services.env.SITE_URL}/newsletter/unsubscribe?token=${token}`
  const foot = {
    why: copy.why(brandName()),
    links: [
      { text: copy.preferences, href: `${services.env.SITE_URL}/newsletter/preferences?token=${token}` },
      { text: copy.unsubscribe, href: unsubscribe },
      { text: letterCopy.consents, href: await consentLink({ kind: 'subscriber', id }, services) },
    ],
  }

  await services.mail.send({
    id: deliveryId,
    to: email,
    subject,
    ...(await renderLetter({ ...letter, foot })),
    headers: {
      ...automatic('auto-generated'),
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
