import { missingFacts } from '#company/missing-facts.en.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/claims.ts'
import { ageOfClaims } from './age-of-claims.ts'
import { claimsDeskCopy as copy } from './words.en.ts'

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
      <h2 className="desk-title" id="missing">
        {copy.missing.heading}
      </h2>
      <p className="desk-lead">{copy.missing.lead}</p>
      <DeskTable
        label={copy.missing.heading}
        columns={[copy.missing.columns.page, copy.missing.columns.what, copy.missing.columns.file]}
      >
        {missingFacts().map(({ page, what, file }) => (
          <tr key={page + what}>
            <th scope="row">{page}</th>
            <td>{what}</td>
            <td translate="no">{file}</td>
          </tr>
        ))}
      </DeskTable>
    </>
  )
}
