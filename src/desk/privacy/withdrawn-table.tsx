import { Link } from 'react-router'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { When } from '#desk/frame/when.tsx'
import type { WithdrawnLead } from '#leads/consents/withdrawn-leads.ts'
import { privacyCopy } from './words.en.ts'

const { withdrawn: copy } = privacyCopy

/** For staff: whose senders took consent back, and until when each is erased. */
export function WithdrawnTable({ leads }: { leads: (WithdrawnLead & { eraseBy: string })[] }) {
  const names = useDeskNames()

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <p className="desk-lead">{leads.length === 0 ? copy.none : copy.lead}</p>
      {leads.length > 0 && (
        <DeskTable label={copy.heading} columns={copy.columns}>
          {leads.map(({ id, reference, kind, withdrawnAt, eraseBy }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/desk/leads/${id}`}>{reference}</Link>
              </th>
              <td>{names.kinds[kind]}</td>
              {[withdrawnAt, eraseBy].map((at) => (
                <td key={at}>
                  <When at={at} />
                </td>
              ))}
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}
