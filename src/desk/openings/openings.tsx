import { Link } from 'react-router'
import { listOpenings, stateOf } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskDay } from '#desk/frame/desk-time.ts'
import { PageHead } from '#desk/frame/page-head.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/openings.ts'
import { openingsDeskCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'openings.read' } }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, may } = deskOf(context)
  const rows = await listOpenings(db)

  return {
    mayWrite: may('openings.write'),
    openings: rows.map((row) => ({ ...row, state: stateOf(row, now()) })),
  }
}

export default function OpeningsPage({ loaderData: { mayWrite, openings } }: Route.ComponentProps) {
  const { columns, states } = copy

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead}>
        {mayWrite && <ButtonLink to="/desk/openings/new">{copy.add}</ButtonLink>}
      </PageHead>
      <AnswerMessage />
      <DeskTable label={copy.title} columns={[columns.title, columns.state, columns.opens, columns.closes]}>
        {openings.map(({ id, title, state, opens_on, closes_on }) => (
          <tr key={id}>
            <th scope="row">{mayWrite ? <Link to={`/desk/openings/${id}`}>{title}</Link> : title}</th>
            <td>
              <span>{states[state]}</span>
              {mayWrite && (
                <ActForm act={state === 'open' ? 'close' : 'reopen'}>
                  <button
                    className="desk-link"
                    type="submit"
                    name="id"
                    value={id}
                    aria-label={`${state === 'open' ? copy.close : copy.reopen}: ${title}`}
                  >
                    {state === 'open' ? copy.close : copy.reopen}
                  </button>
                </ActForm>
              )}
            </td>
            <td>{opens_on ? deskDay(opens_on) : copy.always}</td>
            <td>{closes_on ? deskDay(closes_on) : copy.never}</td>
          </tr>
        ))}
      </DeskTable>
    </>
  )
}
