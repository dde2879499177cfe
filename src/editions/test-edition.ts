import { defineJob } from '#platform/outbox/outbox.ts'
import { addressIn } from '#platform/text/language.ts'
import { bodyOf, type EditionBody, languageOf } from './edition-body.ts'
import { findEdition } from './edition-queries.ts'
import { type OWN_LINKS, withLinks } from './recipient-letter.ts'
import { editionCopy } from './words.en.ts'

/** An edition as subscribers would get it, to one of staff. Its links to leave lead to the page of the newsletter. */
export const mailTestEdition = defineJob(
  'edition.test',
  async ({ editionId, to }: { editionId: string; to: string }, services, deliveryId) => {
    const edition = await findEdition(services.db, editionId)
    if (!edition) return
    const body = bodyOf(edition)
    const { drawEdition } = await import('./draw-edition.tsx')
    const { html, text } = await drawEdition(body, services)
    const links = previewLinks(services.env.SITE_URL, body)
    await services.mail.send({
      ...{ id: deliveryId, to, subject: editionCopy.test(body.subject) },
      ...{ html: withLinks(html, links), text: withLinks(text, links) },
    })
  },
)

/** For who has no links of their own: the newsletter's page in the language of the edition. */
export function previewLinks(
  origin: string,
  body: Pick<EditionBody, 'writtenIn'>,
): Record<keyof typeof OWN_LINKS, string> {
  const page = origin + addressIn(languageOf(body), '/newsletter')
  return { unsubscribe: page, preferences: page, consents: page }
}
