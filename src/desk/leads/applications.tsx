import { data, Link } from 'react-router'
import { listOpenings } from '#company/openings/opening-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { RECRUITMENT, type Stage } from '#leads/stages.ts'
import type { Route } from './+types/applications.ts'
import { countApplications } from './inbox/count-applications.ts'
import { VIEWS, writeFilter } from './inbox/lead-filter.ts'
import { type ListedLead, listLeads } from './inbox/list-leads.ts'
import { applicationsDeskCopy as copy, leadsDeskCopy } from './inbox/words.en.ts'
import { ratingsCopy } from './ratings/words.en.ts'
import './leads.css'
import { telephone } from '#ui/telephone.ts'

export const handle: DeskHandle = { access: { read: 'applications.read' } }

const { stages } = leadsDeskCopy
const STAGES: readonly Stage[] = ['received', ...RECRUITMENT]

/** Those who have waited longest come first. */
const WAITING = { ...VIEWS.unanswered, kind: 'application', sort: 'oldest' } as const

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context)
  if (!kindsSeenBy(staff.role).includes('application')) throw data(null, 404)

  // It takes in what has just come, too: the list is asked for after it.
  const [counted, openings] = await Promise.all([countApplications(services), listOpenings(services.db)])
  const { leads: waiting } = await listLeads(services.db, { filter: WAITING, viewer: staff, now: services.now() })
  void noteReads(staff, waiting, 'listed', services)
  const titles = new Map(openings.map(({ id, title }) => [id, title]))
  return {
    waiting,
    openings: counted.map(({ jobId, title, byStage, total }) => ({
      id: jobId ?? 'none',
      title: jobId ? (titles.get(jobId) ?? title ?? jobId) : leadsDeskCopy.filter.noOpening,
      byStage,
      total,
    })),
  }
}

export default function ApplicationsPage({ loaderData: { waiting, openings } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title}>
        <DeskLink to="/desk/talent-pool">{copy.pool}</DeskLink>
      </PageHead>
      <Waiting applicants={waiting} />
      {openings.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <section className="desk-part">
          <h2>{copy.byOpening}</h2>
          <DeskTable
            label={copy.byOpening}
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
        </section>
      )}
    </>
  )
}

/** Each a person: a name, what they want to be, and for how long they have waited. */
function Waiting({ applicants }: { applicants: ListedLead[] }) {
  if (applicants.length === 0) return <p className="desk-lead">{copy.nobody}</p>

  return (
    <>
      <DeskTable
        label={copy.people}
        columns={[copy.name, copy.role, copy.age, copy.stage, copy.rating, copy.phone, copy.owner]}
      >
        {applicants.map(({ id, full_name, opening, age, isOverdue, stage, rating, phone, owner }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/desk/leads/${id}`}>{full_name}</Link>
            </th>
            <td>{opening || leadsDeskCopy.filter.noOpening}</td>
            <td className={isOverdue ? 'desk-bad' : undefined}>{age}</td>
            <td>{stages[stage ?? 'received']}</td>
            <td>{rating ? ratingsCopy.inList(rating) : '–'}</td>
            <td>
              {phone && (
                <a className="desk-link" href={telephone(phone)} translate="no">
                  {phone}
                </a>
              )}
            </td>
            <td>{owner ?? leadsDeskCopy.nobody}</td>
          </tr>
        ))}
      </DeskTable>
      <DeskLink to={`/desk/leads?${writeFilter({ ...WAITING, status: 'any' })}`}>{copy.everybody}</DeskLink>
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
