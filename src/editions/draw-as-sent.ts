import { slugOf } from '#articles/slug-of.ts'
import type { Database } from '#database/database.ts'
import type { EditionLinksTable, EditionPagesTable, EditionRow } from '#database/tables.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { type Language, offeredLanguages } from '#platform/text/language.ts'
import { archivePath } from './archive.ts'
import { bodyOfDigest, bodyOfNews } from './automatic/body-of-news.ts'
import { newsOf } from './automatic/news.ts'
import { drawEdition } from './draw-edition.tsx'
import { bodyOf, type EditionBody, languageOf } from './edition-body.ts'
import { countingLinks } from './edition-links.ts'
import { readParts } from './edition-parts.ts'
import { keptParts } from './kept-parts.ts'

/** One language's form of what an edition says. */
export interface Translation {
  subject: string
  /** The language of what it says, where only its foot is in the reader's. */
  writtenIn?: Language
  html: string
  text: string
}

export type Translations = Partial<Record<Language, Translation>>

interface AsSent {
  html: string
  text: string
  /** For readers of each other language: what the site began by itself in it, what somebody wrote with its foot in it. */
  translations: Translations
  page: EditionPagesTable
  links: EditionLinksTable[]
}

/** An edition as everybody gets it: both forms of the mail, its page in the archive, and its links where they are counted. */
export async function drawAsSent(
  edition: Pick<EditionRow, 'id' | 'body' | 'automatic' | 'changed_by'>,
  at: Date,
  services: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<AsSent> {
  const body = bodyOf(edition)
  const parts = await readParts(body, services)
  const name = await freeName(services.db, `${dayInIndia(at)}-${slugOf(body.subject) || 'newsletter'}`)
  const counting = body.isUncounted ? undefined : countingLinks(services.env.SITE_URL)
  // The parts first: their links have the first numbers.
  const drawn = counting?.inParts(parts) ?? parts
  const handWritten = counting?.inText(body.text) ?? body.text
  const drawWith = (footIn: Language) =>
    drawEdition({ ...body, text: handWritten }, services, {
      ...{ parts: drawn, page: archivePath(name), isForSome: edition.automatic === 'digest', footIn },
    })

  const writtenIn = languageOf(body)
  const { html, text } = await drawWith(writtenIn)
  const translations: Translations = {}
  for (const language of offeredLanguages().filter((each) => each !== writtenIn))
    translations[language] = (isAsBegun(edition) &&
      (await inLanguage(language, () => translate(edition, { body, counting }, services)))) || {
      subject: body.subject,
      writtenIn,
      ...(await drawWith(language)),
    }

  return {
    ...{ html, text, translations },
    page: {
      ...{ edition_id: edition.id, name, is_private: body.isPrivate ? 1 : 0, revision: 0, began_at: at.toISOString() },
      ...{ subject: body.subject, preheader: body.preheader, parts: JSON.stringify(keptParts(parts)) },
    },
    links: counting?.list().map((link) => ({ ...link, edition_id: edition.id })) ?? [],
  }
}

/** What a person wrote on goes as it was written. */
function isAsBegun({ automatic, changed_by }: Pick<EditionRow, 'automatic' | 'changed_by'>): boolean {
  return automatic !== null && changed_by === ''
}

async function translate(
  edition: Pick<EditionRow, 'id' | 'automatic'>,
  { body, counting }: { body: EditionBody; counting: ReturnType<typeof countingLinks> | undefined },
  services: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<Translation | undefined> {
  const news = await newsOf(services.db, edition)
  const isForSome = edition.automatic === 'digest'
  const made = await (isForSome ? bodyOfDigest : bodyOfNews)(services.db, news, services.now())
  if (!made) return undefined

  const parts = await readParts(made, services)
  const { html, text } = await drawEdition({ ...made, isPrivate: body.isPrivate }, services, {
    ...{ parts: counting?.inParts(parts) ?? parts, isForSome },
    // Its page in the archive is in English.
    page: null,
  })
  return { subject: made.subject, html, text }
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
