import { data, Link } from 'react-router'
import { listOpenings } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { RECRUITMENT, type Stage } from '#leads/stages.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/applications.ts'
import { countApplications } from './inbox/count-applications.ts'
import { applicationsDeskCopy as copy, leadsDeskCopy } from './words.en.ts'
import './leads.css'

export const handle: DeskHandle = { access: { read: 'applications.read' } }

const { stages } = leadsDeskCopy
const STAGES: readonly Stage[] = ['received', ...RECRUITMENT]

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  if (!kindsSeenBy(staffOf(context).role).includes('application')) throw data(null, 404)

  const [counted, openings] = await Promise.all([countApplications(services), listOpenings(services.db)])
  const titles = new Map(openings.map(({ id, title }) => [id, title]))
  return {
    openings: counted.map(({ jobId, title, byStage, total }) => ({
      id: jobId ?? 'none',
      title: jobId ? (titles.get(jobId) ?? title ?? jobId) : leadsDeskCopy.filter.noOpening,
      byStage,
      total,
    })),
  }
}

export default function ApplicationsPage({ loaderData: { openings } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{copy.lead}</p>
      {openings.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <DeskTable
          label={copy.title}
          columns={[copy.opening, ...STAGES.map((stage) => stages[stage]), copy.total]}
          numbers={[...STAGES.keys(), STAGES.length].map((at) => at + 1)}
        >
          {openings.map(({ id, title, byStage, total }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {STAGES.map((stage) => (
                <td key={stage} className="n">
                  <Count count={byStage[stage] ?? 0} title={title} stage={stages[stage]} to={linkTo(id, stage)} />
                </td>
              ))}
              <td className="n">
                <Count count={total} title={title} stage={copy.total} to={linkTo(id)} />
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  )
}

function linkTo(opening: string, stage?: string): string {
  return `/desk/leads?${new URLSearchParams({ kind: 'application', opening, ...(stage && { stage }) })}`
}

function Count({ count, title, stage, to }: { count: number; title: string; stage: string; to: string }) {
  if (count === 0) return <span className="muted">0</span>
  return (
    <Link className="lead-count" to={to} aria-label={copy.count(count, title, stage)}>
      {count.toLocaleString('en-IN')}
    </Link>
  )
}
