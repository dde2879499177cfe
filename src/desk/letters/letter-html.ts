import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { framedDocument } from '#desk/frame/framed-document.ts'
import { drawEdition } from '#editions/draw-edition.tsx'
import { bodyOf } from '#editions/edition-body.ts'
import { withoutCounting } from '#editions/edition-links.ts'
import { findEdition, listEditionLinks } from '#editions/edition-queries.ts'
import { withLinks } from '#editions/recipient-letter.ts'
import { previewLinks } from '#editions/test-edition.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/letter-html.ts'
import { editionId } from './describe-edition-conflict.ts'

export const handle: DeskHandle = { access: { read: 'editions.read' } }

/**
 * An edition as a document of its own, for a frame: as it went where it has begun, else as it would. `?look=dark`,
 * `plain` (without pictures) or `bare` (without styles) shows what some mail programs make of it. Taps in it are not counted.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services } = deskOf(context, 'editions.read')
  const edition = orNotFound(await findEdition(services.db, editionId(params.id)))

  const body = bodyOf(edition)
  const look = url.searchParams.get('look')
  const drawn =
    edition.html && look !== 'dark'
      ? edition.html
      : (await drawEdition(body, services, { isDark: look === 'dark' })).html
  const links = await listEditionLinks(services.db, edition.id)
  const { SITE_URL } = services.env
  const html = withoutCounting(withLinks(drawn, previewLinks(SITE_URL, body)), links, SITE_URL)

  const shown = look === 'bare' ? withoutStyles(html) : look === 'plain' ? withoutPictures(html) : html
  return framedDocument(shown, SITE_URL)
}

function withoutPictures(html: string): string {
  return html.replace(/(<img\b[^>]*?)\ssrc="[^"]*"/gi, '$1')
}

function withoutStyles(html: string): string {
  return html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '').replace(/\sstyle="[^"]*"/gi, '')
}
