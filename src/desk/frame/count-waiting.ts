import type { PageName } from '#desk/access/desk-nav.ts'
import { may } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { countLeads } from '#desk/leads/inbox/count-leads.ts'
import { VIEWS } from '#desk/leads/inbox/lead-filter.ts'
import { seenFailures } from '#desk/status/failed-deliveries.ts'
import { listOrders } from '#desk/tariffs/orders/keep-orders.ts'
import type { Services } from '#platform/services.ts'

/** Beyond it nobody asks how many: the head says so. */
const MOST_COUNTED = 100

/** How much waits behind each page of the desk for this person; a page where nothing can wait is not named. */
export async function countWaiting(
  staff: Staff,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<Partial<Record<PageName, number>>> {
  const leads = async (filter: Partial<(typeof VIEWS)['unanswered']> = {}) => {
    const asked = { filter: { ...VIEWS.unanswered, ...filter }, viewer: staff, now: now() }
    return (await countLeads(db, asked, MOST_COUNTED)).count
  }
  const [unanswered, applications, drafts, orders, failures] = await Promise.all([
    may(staff.role, 'leads.read') ? leads() : 0,
    may(staff.role, 'applications.read') ? leads({ kind: 'application' }) : 0,
    may(staff.role, 'posts.read') ? countDrafts() : 0,
    may(staff.role, 'tariffs.read') ? listOrders(db) : [],
    may(staff.role, 'status.read') ? countFailures() : 0,
  ])

  return {
    leads: unanswered,
    applications,
    posts: drafts,
    tariffs: orders.filter(({ status }) => status === 'waiting').length,
    status: failures,
  }

  async function countFailures(): Promise<number> {
    const { found } = await seenFailures(db, staff.role)
      .select((eb) => eb.fn.countAll().as('found'))
      .executeTakeFirstOrThrow()
    return Number(found)
  }

  async function countDrafts(): Promise<number> {
    const { found } = await db
      .selectFrom('posts')
      .select((eb) => eb.fn.countAll().as('found'))
      .where('status', '=', 'draft')
      .executeTakeFirstOrThrow()
    return Number(found)
  }
}
