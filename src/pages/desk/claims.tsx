import { claimsDeskCopy as copy } from '#content/desk/registers.ts'
import { ageOfClaims } from '#features/claims-desk/age-of-claims.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { DeskMessage } from '#ui/desk/desk-message.tsx'
import { DeskTable } from '#ui/desk/desk-table.tsx'
import type { Route } from './+types/claims.ts'

export const handle: DeskHandle = { access: { read: 'claims.read' } }

export function loader({ context }: Route.LoaderArgs) {
  return ageOfClaims(context.get(servicesContext).now())
}

export default function ClaimsPage({ loaderData: claims }: Route.ComponentProps) {
  const { columns } = copy
  const stale = claims.filter(({ isStale }) => isStale).length

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{copy.lead}</p>
      <DeskMessage tone={stale > 0 ? 'bad' : 'good'}>{stale > 0 ? copy.staleCount(stale) : copy.allFresh}</DeskMessage>
      <DeskTable
        label={copy.title}
        columns={[columns.claim, columns.meaning, columns.source, columns.asOf, columns.age]}
      >
        {claims.map(({ id, value, label, meaning, source, asOf, months, isStale }) => (
          <tr key={id}>
            <th scope="row">{`${value} ${label}`}</th>
            <td>{meaning}</td>
            <td>{source}</td>
            <td>{asOf}</td>
            <td>{isStale ? <b className="desk-bad">{copy.stale(months)}</b> : copy.months(months)}</td>
          </tr>
        ))}
      </DeskTable>
    </>
  )
}
