import { slugOf } from '#articles/slug-of.ts'
import type { Database } from '#database/database.ts'
import type { EditionLinksTable, EditionPagesTable, EditionRow } from '#database/tables.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import { archivePath } from './archive.ts'
import { drawEdition } from './draw-edition.tsx'
import { bodyOf } from './edition-body.ts'
import { countingLinks } from './edition-links.ts'
import { readParts } from './edition-parts.ts'
import { keptParts } from './kept-parts.ts'

interface AsSent {
  html: string
  text: string
  page: EditionPagesTable
  links: EditionLinksTable[]
}

/** An edition as everybody gets it: both forms of the mail, its page in the archive, and its links where they are counted. */
export async function drawAsSent(
  edition: Pick<EditionRow, 'id' | 'body' | 'automatic'>,
  at: Date,
  services: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<AsSent> {
  const body = bodyOf(edition)
  const parts = await readParts(body.content, services)
  const name = await freeName(services.db, `${dayInIndia(at)}-${slugOf(body.subject) || 'newsletter'}`)
  const counting = body.isUncounted ? undefined : countingLinks(services.env.SITE_URL)
  // The parts first: their links have the first numbers.
  const drawn = counting?.inParts(parts) ?? parts
  const handWritten = counting?.inText(body.text) ?? body.text
  const { html, text } = await drawEdition({ ...body, text: handWritten }, services, {
    parts: drawn,
    page: archivePath(name),
    isForSome: edition.automatic === 'digest',
  })

  return {
    ...{ html, text },
    page: {
      ...{ edition_id: edition.id, name, is_private: body.isPrivate ? 1 : 0, revision: 0, began_at: at.toISOString() },
      ...{ subject: body.subject, preheader: body.preheader, parts: JSON.stringify(keptParts(parts)) },
    },
    links: counting?.list().map((link) => ({ ...link, edition_id: edition.id })) ?? [],
  }
}

/** Of two editions of a day with the same subject the second one gets a number. */
async function freeName(db: Database, wanted: string): Promise<string> {
  const taken = await db
    .selectFrom('edition_pages')
    .select('name')
    .where((eb) => eb.or([eb('name', '=', wanted), eb('name', 'like', `${wanted}-%`)]))
    .execute()
  const names = new Set(taken.map(({ name }) => name))
  let name = wanted
  for (let number = 2; names.has(name); number++) name = `${wanted}-${number}`
  return name
}
