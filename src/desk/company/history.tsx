import { data, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/history.ts'
import { nameOf } from './entry-words.ts'
import { findEntry, findRegister, listVersions } from './find-entries.ts'
import { historyCopy as copy, registerCopy } from './words.en.ts'
import './company.css'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  staffOf(context)
  const { db, now } = context.get(servicesContext)
  const register = findRegister(params.register)
  const entry = register && (await findEntry(db, params.entry, now()))
  if (entry?.register !== register?.id || !register || !entry) throw data(null, 404)
  const versions = await listVersions(db, entry.id)
  return {
    address: `/desk/company/${register.id}/${entry.id}`,
    name: nameOf(register, entry.values),
    versions: versions.map(({ number, act, made_at, staff_name, publish_at }) => ({
      ...{ number, act, made_at, staff_name, publish_at },
    })),
  }
}

export function meta() {
  return deskMeta(copy.title)
}

export default function HistoryPage({ loaderData: { address, name, versions } }: Route.ComponentProps) {
  return (
    <>
      <Link className="desk-link" to={address}>
        {copy.back}
      </Link>
      <h1 className="desk-title">{`${copy.title}: ${name}`}</h1>
      <p className="desk-lead">{copy.lead}</p>
      <DeskTable label={copy.title} columns={Object.values(copy.columns)}>
        {versions.map(({ number, act, made_at, staff_name, publish_at }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>
              <span>{copy.acts[act]}</span>
              {publish_at && <small className="desk-aside">{registerCopy.from(deskTime(publish_at))}</small>}
            </td>
            <td>{deskTime(made_at)}</td>
            <td>{staff_name || copy.site}</td>
            <td>
              <Link className="desk-link" to={`${address}/history/${number}`}>
                {copy.open}
                <span className="vh">{` ${copy.one(number)}`}</span>
              </Link>
            </td>
          </tr>
        ))}
      </DeskTable>
    </>
  )
}
