import { data } from 'react-router'
import { pageNumber } from '#articles/paging.ts'
import { brandName } from '#company/brand-name.ts'
import { organizationId } from '#company/organization.ts'
import { pageMeta } from '#company/page-meta.ts'
import { siteOrigin } from '#company/site-origin.ts'
import { ARCHIVE_PATH, archivePath, countArchive, type ListedPage, listArchive } from '#editions/archive.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Services } from '#platform/services.ts'
import { addressIn, englishLang, FIRST_LANGUAGE, type Language, langOf } from '#platform/text/language.ts'
import { blogCopy } from '#site/blog/words.en.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { StructuredData } from '#ui/structured-data.tsx'
import type { Route } from './+types/archive.ts'
import { archiveCopy as copy } from './archive-words.en.ts'
import { EditionMissing } from './edition-missing.tsx'
import './archive.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const archive = await loadArchive(context.get(servicesContext), url.searchParams.get('page'))
  return data(archive ?? null, archive ? 200 : 404)
}

export function meta({ loaderData: archive }: Route.MetaArgs) {
  const page = archive?.page ?? 1
  return [
    ...pageMeta({
      title: page === 1 ? copy.title : `${copy.title}, ${copy.page(page)}`,
      ...{ description: copy.description, path: pathOf(page), name: copy.name },
      isHidden: !archive || archive.editions.length === 0,
    }),
    {
      ...{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: copy.feed(brandName()) },
      href: '/newsletter/atom.xml',
    },
  ]
}

export default function NewsletterArchivePage({ loaderData: archive }: Route.ComponentProps) {
  if (!archive) return <EditionMissing />
  const { editions } = archive

  return (
    <section className="section">
      <div className="wrap archive">
        <StructuredData of={import.meta.env.SSR && collection(archive)} />
        <h1 className="h-page">{copy.heading}</h1>
        {editions.length === 0 && <p className="lead">{copy.empty}</p>}
        {editions.length > 0 && (
          <ol className="archive__list">
            {editions.map(({ name, subject, preheader, began_at, writtenIn }) => (
              <li key={name}>
                <a {...addressOf(name, writtenIn)} lang={langOf(writtenIn)}>
                  {subject}
                </a>
                <p lang={langOf(writtenIn)}>{preheader}</p>
                <p className="archive__when">
                  <time dateTime={began_at}>{inIndianDate(began_at)}</time>
                  {writtenIn === FIRST_LANGUAGE && englishLang() && <span>{blogCopy.inEnglish}</span>}
                </p>
              </li>
            ))}
          </ol>
        )}
        <Pages archive={archive} />
        <p>
          <ButtonLink to="/newsletter">{copy.subscribe}</ButtonLink>
        </p>
      </div>
    </section>
  )
}

function Pages({ archive: { page, last } }: { archive: ArchivePage }) {
  if (last === 1) return null
  return (
    <nav className="archive__pages" aria-label={copy.pages}>
      {page > 1 && (
        <a className="go-link" href={pathOf(page - 1)} rel="prev">
          {copy.newer}
        </a>
      )}
      {page < last && (
        <a className="go-link" href={pathOf(page + 1)} rel="next">
          {copy.older}
        </a>
      )}
    </nav>
  )
}

/** One in another language than English is read on a page of that language. */
function addressOf(name: string, writtenIn: Language) {
  if (writtenIn === FIRST_LANGUAGE) return { href: archivePath(name) }
  return { href: addressIn(writtenIn, archivePath(name)), hrefLang: writtenIn }
}

function pathOf(page: number): string {
  return page === 1 ? ARCHIVE_PATH : `${ARCHIVE_PATH}?page=${page}`
}

/** The archive for search engines (schema.org/CollectionPage). */
function collection({ editions }: ArchivePage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': `${siteOrigin()}${ARCHIVE_PATH}#archive`,
    name: copy.title,
    publisher: { '@id': organizationId() },
    hasPart: editions.map(({ name, subject, began_at }) => ({
      '@type': 'Article',
      headline: subject,
      url: siteOrigin() + archivePath(name),
      datePublished: began_at,
    })),
  }
}

const PAGE_SIZE = 30

interface ArchivePage {
  page: number
  last: number
  editions: ListedPage[]
}

/** A page of the archive, newest first; undefined where there is no such page. An empty archive has one, empty page. */
async function loadArchive({ db }: Pick<Services, 'db'>, asked: string | null): Promise<ArchivePage | undefined> {
  const page = pageNumber(asked)
  const last = Math.max(1, Math.ceil((await countArchive(db)) / PAGE_SIZE))
  if (page === undefined || page > last) return undefined
  return { page, last, editions: await listArchive(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }) }
}
