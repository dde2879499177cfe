import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskDay } from '#desk/frame/desk-time.ts'
import { statusCopy } from './words.en.ts'

interface TallyTableProps {
  heading: string
  lead: string
  columns: readonly string[]
  rows: { name: string; times: number; lastDay: string }[]
}

/** What came how often, and when last. */
export function TallyTable({ heading, lead, columns, rows }: TallyTableProps) {
  return (
    <section className="desk-part status__list">
      <h2>{heading}</h2>
      <p className="desk-lead">{lead}</p>
      {rows.length === 0 && <p>{statusCopy.none}</p>}
      {rows.length > 0 && (
        <DeskTable label={heading} columns={columns} numbers={[1]}>
          {rows.map(({ name, times, lastDay }) => (
            <tr key={name}>
              <th scope="row" className="status__name">
                {name || statusCopy.rest}
              </th>
              <td className="n">{times.toLocaleString('en-IN')}</td>
              <td>{deskDay(lastDay)}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}
