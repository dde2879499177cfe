import { Link } from 'react-router'
import type { RegisterAct } from '#database/tables.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { historyCopy as copy, registerCopy } from './words.en.ts'
import './company.css'

interface Listed {
  /** Of what it is the history. */
  address: string
  back: string
  name: string
  versions: { number: number; act: RegisterAct; made_at: string; staff_name: string; publish_at?: string | null }[]
}

/** The versions of an entry, or of a translation of one. */
export function HistoryList({ address, back, name, versions }: Listed) {
  return (
    <>
      <Link className="desk-link" to={address}>
        {back}
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
