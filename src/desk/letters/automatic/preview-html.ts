import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { framedDocument } from '#desk/frame/framed-document.ts'
import { isAutomaticKind } from '#editions/automatic/automatic-kinds.ts'
import { previewAutomatic } from '#editions/automatic/preview-automatic.ts'
import { drawEdition } from '#editions/draw-edition.tsx'
import { withLinks } from '#editions/recipient-letter.ts'
import { previewLinks } from '#editions/test-edition.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { currentLanguage, FIRST_LANGUAGE } from '#platform/text/language.ts'
import type { Route } from './+types/preview-html.ts'
import { previewedIn } from './previewed-in.ts'

export const handle: DeskHandle = { access: { read: 'editions.read' } }

/** A newsletter that the site would begin, as a document for a frame. */
export async function loader({ context, params: { kind }, url }: Route.LoaderArgs) {
  const { services } = deskOf(context, 'editions.read')
  const html = await inLanguage(previewedIn(url), async () => {
    const body = orNotFound(isAutomaticKind(kind) ? await previewAutomatic(kind, services) : undefined)
    const page = currentLanguage() === FIRST_LANGUAGE ? undefined : null
    const drawn = await drawEdition(body, services, { page })
    return withLinks(drawn.html, previewLinks(services.env.SITE_URL, body))
  })
  return framedDocument(html, services.env.SITE_URL)
}
