import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import type { Viewer } from '#desk/leads/inbox/select-leads.ts'
import type { Services } from '#platform/services.ts'

/** A lead with how it is handled; undefined where there is none, or none that this role sees. */
export async function findDeskLead(services: Pick<Services, 'db' | 'now'>, id: string, { role }: Pick<Viewer, 'role'>) {
  const kinds = kindsSeenBy(role)
  if (kinds.length === 0) return undefined

  await catchUp(services)
  return (
    services.db
      .selectFrom('leads')
      .innerJoin('lead_handling as handling', 'handling.lead_id', 'leads.id')
      .leftJoin('staff', 'staff.id', 'handling.owner_id')
      .leftJoin('lead_releases as release', 'release.lead_id', 'leads.id')
      .selectAll('leads')
      .select(['handling.status', 'handling.stage', 'handling.owner_id', 'handling.answered_at', 'handling.closed_at'])
      .select(['handling.stage_at', 'handling.worth_rupees', 'handling.product', 'handling.lost_because'])
      // Later than what its sender was promised first, where they wrote again since.
      .select('handling.reply_by as due_by')
      .select(['handling.updated_at', 'staff.name as owner', 'release.reason as released_reason'])
      .select(['release.staff_name as released_by', 'release.released_at'])
      .where('leads.id', '=', id)
      .where('leads.kind', 'in', kinds)
      .executeTakeFirst()
  )
}

export type DeskLead = NonNullable<Awaited<ReturnType<typeof findDeskLead>>>
