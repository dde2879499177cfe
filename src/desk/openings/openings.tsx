import { data, Form, Link } from 'react-router'
import { listOpenings, stateOf } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { may } from '#desk/access/roles.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskDay } from '#desk/frame/desk-time.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Route } from './+types/openings.ts'
import { closeToday, reopen } from './change-days.ts'
import { openingsDeskCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'openings.read', write: 'openings.write' } }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const rows = await listOpenings(db)

  return {
    mayWrite: may(staffOf(context).role, 'openings.write'),
    openings: rows.map((row) => ({ ...row, state: stateOf(row, now()) })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const change = { close: closeToday, reopen }[String(form.get('intent'))]
  if (!change) throw data(null, 400)

  await change(String(form.get('id') ?? ''), staffOf(context), context.get(servicesContext))
  return null
}

export default function OpeningsPage({ loaderData: { mayWrite, openings } }: Route.ComponentProps) {
  const { columns, states } = copy

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{copy.lead}</p>
      {mayWrite && (
        <p className="row desk-part__above">
          <ButtonLink to="/desk/openings/new">{copy.add}</ButtonLink>
        </p>
      )}
      <DeskTable label={copy.title} columns={[columns.title, columns.state, columns.opens, columns.closes]}>
        {openings.map(({ id, title, state, opens_on, closes_on }) => (
          <tr key={id}>
            <th scope="row">{mayWrite ? <Link to={`/desk/openings/${id}`}>{title}</Link> : title}</th>
            <td>
              <span>{states[state]}</span>
              {mayWrite && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <button
                    className="desk-link"
                    type="submit"
                    name="intent"
                    value={state === 'open' ? 'close' : 'reopen'}
                    aria-label={`${state === 'open' ? copy.close : copy.reopen}: ${title}`}
                  >
                    {state === 'open' ? copy.close : copy.reopen}
                  </button>
                </Form>
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
