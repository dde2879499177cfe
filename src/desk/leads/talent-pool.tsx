import { data, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { noteReads } from '#desk/access/lead-reads.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { titled } from '#desk/frame/desk-meta.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { inIndianDate } from '#india/indian-date.ts'
import type { Route } from './+types/talent-pool.ts'
import { catchUp } from './inbox/catch-up.ts'
import { leadsDeskCopy } from './inbox/words.en.ts'
import { findRatings } from './ratings/find-ratings.ts'
import { ratingsCopy } from './ratings/words.en.ts'
import { poolDeskCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'applications.read' } }

const MOST = 500

/** Who may be asked about other jobs, the first to end first. */
export async function loader({ context }: Route.LoaderArgs) {
  const { staff, services, db, now } = deskOf(context)
  if (!kindsSeenBy(staff.role).includes('application')) throw data(null, 404)

  await catchUp(services)
  const rows = await db
    .selectFrom('talent_pool as pool')
    .innerJoin('leads', 'leads.id', 'pool.lead_id')
    .innerJoin('lead_handling as handling', 'handling.lead_id', 'pool.lead_id')
    .select(['leads.id', 'leads.full_name', 'leads.details', 'handling.stage', 'pool.agreed_at', 'pool.ends_at'])
    .where('pool.ends_at', '>', now().toISOString())
    .where('leads.quarantine_reason', 'is', null)
    .orderBy('pool.ends_at')
    .orderBy('pool.lead_id')
    .limit(MOST)
    .execute()
  const ratings = await findRatings(db, rows, staff)
  void noteReads(staff, rows, 'listed', services)
  return {
    isMore: rows.length === MOST,
    pool: rows.map(({ id, full_name, details, stage, agreed_at, ends_at }) => ({
      ...{ id, name: full_name, stage, rating: ratings.get(id) ?? null },
      opening: (JSON.parse(details) as { job_title?: string }).job_title ?? leadsDeskCopy.filter.noOpening,
      agreed: inIndianDate(agreed_at),
      ends: inIndianDate(ends_at),
    })),
  }
}

export const meta = titled(copy.title)

export default function TalentPoolPage({ loaderData: { pool, isMore } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} back={{ to: '/desk/applications', label: copy.back }} />
      {isMore && <p>{copy.isMore(MOST)}</p>}
      {pool.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <DeskTable label={copy.title} columns={Object.values(copy.columns)}>
          {pool.map(({ id, name, opening, stage, rating, agreed, ends }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/desk/leads/${id}`}>{name}</Link>
              </th>
              <td>{opening}</td>
              <td>{leadsDeskCopy.stages[stage ?? 'received']}</td>
              <td>{rating ? ratingsCopy.inList(rating) : '–'}</td>
              <td>{agreed}</td>
              <td>{ends}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  )
}
