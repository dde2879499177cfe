import { Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { bodyOf } from '#editions/edition-body.ts'
import { findEdition } from '#editions/edition-queries.ts'
import { withLinks } from '#editions/recipient-letter.ts'
import { previewLinks } from '#editions/test-edition.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/letter-look.ts'
import { checkEdition } from './check-edition.ts'
import { editionId } from './describe-edition-conflict.ts'
import { lettersCopy } from './words.en.ts'
import '#desk/posts/posts.css'
import './letters.css'

const copy = lettersCopy.preview
const WIDTHS = [390, 600] as const
const LOOKS = ['light', 'dark', 'plain', 'bare'] as const

export const handle: DeskHandle = { access: { read: 'editions.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { services } = deskOf(context)
  const edition = orNotFound(await findEdition(services.db, editionId(params.id)))

  const body = bodyOf(edition)
  const { checks, text } = await checkEdition(body, services, edition)
  return {
    ...{ id: edition.id, subject: body.subject, checks },
    text: withLinks(text, previewLinks(services.env.SITE_URL, body)),
    width: WIDTHS.find((each) => String(each) === url.searchParams.get('width')) ?? 390,
    look: LOOKS.find((each) => each === url.searchParams.get('look')) ?? 'light',
    /** Another one with each change, so that no frame shows an old state. */
    version: edition.version,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && `${copy.title}: ${loaderData.subject || lettersCopy.untitled}`)
}

export default function LetterLookPage({ loaderData }: Route.ComponentProps) {
  const { id, subject, checks, text, width, look, version } = loaderData

  return (
    <>
      <p className="desk-inline">
        <DeskLink to={`/desk/letters/${id}`}>{copy.toEditor}</DeskLink>
      </p>
      <h1 className="desk-title">{`${copy.title}: ${subject || lettersCopy.untitled}`}</h1>
      <section className="desk-part">
        <h2>{copy.checks}</h2>
        <DeskTable label={copy.checks} columns={Object.values(lettersCopy.checks.columns)}>
          {checks.map(({ name, verdict, text }) => (
            <tr key={name}>
              <th scope="row">{lettersCopy.checks.names[name]}</th>
              <td>
                <span className={`letter-verdict letter-verdict--${verdict}`}>
                  {lettersCopy.checks.verdicts[verdict]}
                </span>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </DeskTable>
      </section>
      <section className="desk-part">
        <h2>{copy.frame}</h2>
        <nav className="desk-tabs" aria-label={copy.width}>
          {WIDTHS.map((each) => (
            <Link
              key={each}
              to={`?width=${each}&look=${look}`}
              aria-current={each === width ? 'true' : undefined}
              preventScrollReset
            >
              {copy.widths[each]}
            </Link>
          ))}
          {LOOKS.map((each) => (
            <Link
              key={each}
              to={`?width=${width}&look=${each}`}
              aria-current={each === look ? 'true' : undefined}
              preventScrollReset
            >
              {copy.looks[each]}
            </Link>
          ))}
        </nav>
        <div className="letter-frame">
          <iframe
            key={`${width} ${look}`}
            className={`letter-frame__page letter-frame__page--${width}`}
            title={copy.frame}
            src={`/desk/letters/${id}/html?look=${look}&of=${version}`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        </div>
      </section>
      <section className="desk-part">
        <h2>{copy.text}</h2>
        <pre className="letter-plain" translate="no">
          {text}
        </pre>
      </section>
    </>
  )
}
