import { Link } from 'react-router'
import { listForDiscovery } from '#articles/list-posts.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm, SmallSubmit } from '#desk/frame/act-form.tsx'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { ListPages, readPage } from '#desk/frame/list-pages.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { type ListedEdition, listEditions } from '#editions/edition-queries.ts'
import type { Route } from './+types/letters.ts'
import { automaticDeskCopy } from './automatic/words.en.ts'
import { lettersCopy as copy } from './words.en.ts'
import '#desk/posts/posts.css'
import './letters.css'

const MOST_ARTICLES = 30

export const handle: DeskHandle = { access: { read: 'editions.read' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, may } = deskOf(context)
  const mayWrite = may('editions.write')
  const page = readPage(url.searchParams)

  return {
    page,
    mayWrite,
    articles: mayWrite ? (await listForDiscovery(services)).slice(0, MOST_ARTICLES).map(toChoice) : [],
    isDeleted: url.searchParams.get('done') === 'deleted',
    ...(await listEditions(services.db, page)),
  }
}

export default function LettersPage({ loaderData }: Route.ComponentProps) {
  const { page, pages, editions, mayWrite, isDeleted, articles } = loaderData

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead}>
        {mayWrite && (
          <ActForm act="begin">
            <SmallSubmit>{copy.begin}</SmallSubmit>
          </ActForm>
        )}
        {articles.length > 0 && <BeginFromArticles articles={articles} />}
        <DeskLink to="/desk/letters/automatic">{automaticDeskCopy.link}</DeskLink>
      </PageHead>
      <AnswerMessage />
      {isDeleted && <DeskMessage tone="good">{copy.done.deleted}</DeskMessage>}
      {editions.length === 0 ? (
        <div className="desk-none">
          <h2>{copy.empty}</h2>
          {mayWrite && (
            <ol>
              {copy.howItGoes.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </div>
      ) : (
        <EditionTable editions={editions} />
      )}
      <ListPages {...{ page, pages }} to={(at) => `?page=${at}`} />
    </>
  )
}

function toChoice({ slug, title }: { slug: string; title: string }) {
  return { slug, title }
}

function BeginFromArticles({ articles }: { articles: { slug: string; title: string }[] }) {
  return (
    <details className="desk-fold">
      <summary>{copy.beginFrom.heading}</summary>
      <ActForm act="begin" className="desk-fold__form">
        <p>{copy.beginFrom.lead}</p>
        <fieldset className="field">
          <legend>{copy.beginFrom.articles}</legend>
          {articles.map(({ slug, title }) => (
            <label key={slug} className="publish__check">
              <input type="checkbox" name="articles" value={slug} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <SmallSubmit>{copy.beginFrom.button}</SmallSubmit>
      </ActForm>
    </details>
  )
}

function EditionTable({ editions }: { editions: ListedEdition[] }) {
  return (
    <DeskTable label={copy.title} columns={Object.values(copy.columns)}>
      {editions.map(({ id, subject, status, began_at, send_at, changed_at, changed_by_name }) => (
        <tr key={id}>
          <th scope="row">
            <Link className="posts__title" to={`/desk/letters/${id}`}>
              {subject || copy.untitled}
            </Link>
          </th>
          <td>
            <span className="posts__state" data-state={lampOf(status)}>
              {copy.states[status]}
            </span>
          </td>
          <td className="posts__date">{dateOf(began_at ?? send_at)}</td>
          <td>
            <span>{deskTime(changed_at)}</span>
            <small>{copy.by(changed_by_name)}</small>
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}

function dateOf(moment: string | null): string {
  return moment ? deskTime(moment) : ''
}

function lampOf(status: ListedEdition['status']): string {
  if (status === 'sent' || status === 'sending') return 'public'
  return status === 'scheduled' || status === 'paused' ? 'scheduled' : 'draft'
}
