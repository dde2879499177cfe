import { Link } from 'react-router'
import { missingFacts } from '#company/missing-facts.en.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { when } from '#desk/frame/when.tsx'
import { outdatedPagesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/company.ts'
import { lookOver } from './look-over.ts'
import { companyDeskCopy as copy } from './words.en.ts'
import './company.css'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, may } = deskOf(context)
  const { lists, ...rest } = await lookOver(db, now())
  return {
    ...rest,
    lists: lists.map(({ mayEdit, ...list }) => ({ ...list, isLocked: !may(`${mayEdit}.write`) })),
    missing: missingFacts(),
    outdatedPages: context.get(outdatedPagesContext)(),
    mayReadPictures: may('posts.read'),
  }
}

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { lists, planned, missing, outdatedPages, mayReadPictures } = loaderData
  const { columns } = copy

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead}>
        {mayReadPictures && <DeskLink to="/desk/pictures">{copy.pictures}</DeskLink>}
      </PageHead>
      {outdatedPages.length > 0 && <DeskMessage tone="bad">{copy.outdated(outdatedPages)}</DeskMessage>}
      <ToDo {...loaderData} />

      <section className="desk-part">
        <h2>{copy.registers}</h2>
        <div className="register-list">
          <DeskTable label={copy.registers} columns={Object.values(columns)} numbers={[1, 2, 3, 4]}>
            {lists.map(({ id, title, entries, drafts, samples, planned: hours, isLocked }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/desk/company/${id}`}>{title}</Link>
                  {isLocked && <small className="desk-aside">{copy.locked}</small>}
                </th>
                {[entries, drafts, samples, hours].map((count, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td className="n" key={at} data-label={Object.values(columns)[at + 1]}>
                    {count > 0 && <span>{count}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </DeskTable>
        </div>
      </section>

      {planned.length > 0 && (
        <section className="desk-part">
          <h2>{copy.scheduled.heading}</h2>
          <DeskTable label={copy.scheduled.heading} columns={Object.values(copy.scheduled.columns)}>
            {planned.map(({ register, title, id, name, from, by }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/desk/company/${register}/${id}`}>{name}</Link>
                </th>
                <td>{title}</td>
                <td>{when(from)}</td>
                <td>{by}</td>
              </tr>
            ))}
          </DeskTable>
        </section>
      )}

      {missing.length > 0 && (
        <section className="desk-part" id="missing">
          <h2>{copy.missing.heading}</h2>
          <p className="desk-lead">{copy.missing.lead}</p>
          <DeskTable label={copy.missing.heading} columns={Object.values(copy.missing.columns)}>
            {missing.map(({ page, what, file }) => (
              <tr key={page + what}>
                <th scope="row">{page}</th>
                <td>{what}</td>
                <td>{file}</td>
              </tr>
            ))}
          </DeskTable>
        </section>
      )}
    </>
  )
}

function ToDo({
  lists,
  samples,
  pastReview,
  missingHolidays,
}: Pick<Route.ComponentProps['loaderData'], 'lists' | 'samples' | 'pastReview' | 'missingHolidays'>) {
  const { todo } = copy
  const lines = [
    ...(missingHolidays ? [{ id: 'holidays', words: todo.holidays(missingHolidays) }] : []),
    ...pastReview.map(({ id, names }) => ({ id, words: todo.review(names.length) })),
  ]
  const samplesSeen = samples.reduce((sum, { count }) => sum + count, 0)

  if (lines.length === 0 && samplesSeen === 0) return <DeskMessage tone="good">{todo.nothing}</DeskMessage>
  return (
    <section className="todo">
      <h2>{todo.heading}</h2>
      <ul className="desk-list">
        {lines.map(({ id, words }) => (
          <li key={id}>
            <span>{words}</span>
            <DeskLink to={`/desk/company/${id}`} aria-label={`${todo.open}: ${words}`}>
              {todo.open}
            </DeskLink>
          </li>
        ))}
        {samplesSeen > 0 && (
          <li>
            <span>{todo.samples(samplesSeen)}</span>
            <span className="todo__lists">
              {lists.map(({ id, title, samples: count }) =>
                count > 0 ? (
                  <DeskLink key={id} to={`/desk/company/${id}`}>
                    {title}
                  </DeskLink>
                ) : null,
              )}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
