import { data } from 'react-router'
import { brandName } from '#company/brand-name.ts'
import { organizationId } from '#company/organization.ts'
import { pageMeta } from '#company/page-meta.ts'
import { siteOrigin } from '#company/site-origin.ts'
import { ARCHIVE_PATH, type ArchivedEdition, archivePath, findArchived } from '#editions/archive.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { FIRST_LANGUAGE, langOf } from '#platform/text/language.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import type { PageHandle } from '#ui/page-handle.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import type { Route } from './+types/archived-edition.ts'
import { archiveCopy as copy } from './archive-words.en.ts'
import { EditionMissing } from './edition-missing.tsx'
import { EditionView } from './edition-view.tsx'
// What is written in an edition is what articles are written in.
import '#site/blog/article.css'
import './archive.css'

export const handle: PageHandle = {
  isLost: ({ edition }: Route.ComponentProps['loaderData']) => !edition,
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const edition = await findArchived(context.get(servicesContext).db, params.name)
  return data({ edition: edition ?? null }, edition ? 200 : 404)
}

export function meta({ loaderData }: Route.MetaArgs) {
  const edition = loaderData?.edition
  // Of itself it has no address: it stands at any that has no edition.
  if (!edition) return [{ title: `${copy.missing.title} | ${brandName()}` }]

  const { name, subject, preheader, began_at, isListed, writtenIn } = edition
  return pageMeta({
    ...{ title: subject, description: preheader, path: archivePath(name) },
    above: [{ name: copy.name, path: ARCHIVE_PATH }],
    article: { published: began_at, updated: began_at, tags: [] },
    ...(writtenIn !== FIRST_LANGUAGE && { languages: [writtenIn] }),
    isHidden: !isListed,
  })
}

/** An edition of the newsletter as everybody may read it: nothing in it is of one reader. */
export default function ArchivedEditionPage({ loaderData: { edition } }: Route.ComponentProps) {
  if (!edition) return <EditionMissing />
  const { subject, preheader, began_at, parts, writtenIn } = edition

  return (
    <article className="section">
      <div className="wrap archive">
        <StructuredData of={import.meta.env.SSR && article(edition)} />
        <header className="archive__head">
          <p>
            <a className="go-link" href={ARCHIVE_PATH}>
              <Icon name="left" />
              {copy.edition.all}
            </a>
          </p>
          <h1 className="h-page" lang={langOf(writtenIn)}>
            {subject}
          </h1>
          <p className="lead" lang={langOf(writtenIn)}>
            {preheader}
          </p>
          <p className="archive__sent">
            <span>{copy.edition.sent}</span> <time dateTime={began_at}>{inIndianDate(began_at)}</time>
          </p>
        </header>
        <EditionView parts={parts} writtenIn={writtenIn} />
        <hr className="archive__end" />
        <p>
          <ButtonLink to="/newsletter" tone="line">
            {copy.subscribe}
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}

/** The edition for search engines (schema.org/Article). */
function article({ name, subject, preheader, began_at, writtenIn }: ArchivedEdition) {
  const address = siteOrigin() + archivePath(name)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${address}#edition`,
    mainEntityOfPage: address,
    url: address,
    headline: subject,
    description: preheader,
    datePublished: began_at,
    inLanguage: langOf(writtenIn),
    isPartOf: { '@id': `${siteOrigin()}${ARCHIVE_PATH}#archive` },
    author: { '@type': 'Organization', '@id': organizationId(), name: brandName(), url: siteOrigin() },
    publisher: { '@id': organizationId() },
  }
}
