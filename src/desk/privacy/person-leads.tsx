import { Fragment } from 'react'
import { Link } from 'react-router'
import type { LeadRow } from '#database/tables.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { When } from '#desk/frame/when.tsx'
import type { Person } from './person.ts'
import { privacyCopy } from './words.en.ts'

const { leads: copy, export: exporting } = privacyCopy

/** Each lead with everything that was sent, folded away until it is wanted. */
export function PersonLeads({ leads }: Pick<Person, 'leads'>) {
  const names = useDeskNames()

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <DeskTable label={copy.heading} columns={copy.columns}>
        {leads.map((lead) => (
          <tr key={lead.id}>
            <th scope="row">
              <Link to={`/desk/leads/${lead.id}`}>{lead.reference}</Link>
            </th>
            <td>{names.kinds[lead.kind]}</td>
            <td>
              <When at={lead.received_at} />
            </td>
            <td>{lead.full_name}</td>
            <td translate="no">{lead.email}</td>
            <td className="desk-when">{lead.phone_number ?? copy.none}</td>
            <td>
              {lead.file_key && (
                <a className="desk-link" href={`/desk/leads/${lead.id}/resume`} download>
                  {exporting.resume(lead.told.file?.name ?? copy.resume)}
                </a>
              )}
            </td>
            <td>
              <details className="desk-fold">
                <summary aria-label={copy.showOf(lead.reference)}>{copy.show}</summary>
                <Everything lead={lead} />
              </details>
            </td>
          </tr>
        ))}
      </DeskTable>
    </section>
  )
}

function Everything({ lead }: { lead: LeadRow }) {
  const fields = [
    ...flat(JSON.parse(lead.details)),
    ...(lead.quarantine_reason ? [[copy.quarantine, lead.quarantine_reason]] : []),
    ...(lead.attribution ? flat(JSON.parse(lead.attribution), copy.cameFrom) : []),
  ]

  return (
    <dl className="person__fields">
      {fields.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** A field a line, named by its path. */
function flat(value: unknown, path = ''): string[][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '')]]
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, path ? `${path}, ${name}` : name))
}
