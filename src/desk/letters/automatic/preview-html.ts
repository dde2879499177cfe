import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { editionDocument } from '#desk/letters/edition-document.ts'
import { isAutomaticKind } from '#editions/automatic/automatic-kinds.ts'
import { previewAutomatic } from '#editions/automatic/preview-automatic.ts'
import { drawEdition } from '#editions/draw-edition.tsx'
import { withLinks } from '#editions/recipient-letter.ts'
import { previewLinks } from '#editions/test-edition.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { currentLanguage, FIRST_LANGUAGE } from '#platform/text/language.ts'
import type { Route } from './+types/preview-html.ts'
import { previewedIn } from './previewed-in.ts'

export const handle: DeskHandle = { access: { read: 'editions.read' } }

/** A newsletter that the site would begin, as a document for a frame. */
export async function loader({ context, params: { kind }, url }: Route.LoaderArgs) {
  requirePermission(context, 'editions.read')
  const services = context.get(servicesContext)
  const html = await inLanguage(previewedIn(url), async () => {
    const body = isAutomaticKind(kind) ? await previewAutomatic(kind, services) : undefined
    if (!body) throw data(null, 404)
    const page = currentLanguage() === FIRST_LANGUAGE ? undefined : null
    const drawn = await drawEdition(body, services, { page })
    return withLinks(drawn.html, previewLinks(services.env.SITE_URL, body))
  })
  return editionDocument(html, services.env)
}
