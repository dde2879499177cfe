import type { ReactElement } from 'react'
import type { SubscriberRow } from '#database/tables.ts'
import { consentLink } from '#leads/consents/consent-links.ts'
import { isSuppressed } from '#leads/suppressions.ts'
import { automatic } from '#platform/mail/mailer.ts'
import { renderLetter } from '#platform/mail/render-letter.ts'
import type { Services } from '#platform/services.ts'
import type { NewsletterLinks } from './newsletter-letter.tsx'
import { issueToken } from './subscriber-tokens.ts'

export interface SubscriberLetter {
  subject: string
  letter: (links: NewsletterLinks) => ReactElement
}

/** Every mail of the newsletter goes out here, and none to whom we must not write: with its own links, and the headers of one-click unsubscribing (RFC 8058). */
export async function sendToSubscriber(
  { id, email }: SubscriberRow,
  { subject, letter }: SubscriberLetter,
  services: Services,
  deliveryId: string,
) {
  // Asked once more, at the last moment: a mail may have waited for days.
  if (await isSuppressed(services.db, email)) return

  const token = await issueToken(id, 'manage', services)
  const links = {
    preferences: `${services.env.SITE_URL}/newsletter/preferences?token=${token}`,
    unsubscribe: `${services.env.SITE_URL}/newsletter/unsubscribe?token=${token}`,
    consents: await consentLink({ kind: 'subscriber', id }, services),
  }

  await services.mail.send({
    id: deliveryId,
    to: email,
    subject,
    ...(await renderLetter(letter(links))),
    headers: {
      ...automatic('auto-generated'),
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
