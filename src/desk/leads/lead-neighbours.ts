import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import type { Route } from './+types/lead-neighbours.ts'
import { findNeighbours, type Neighbours } from './inbox/neighbours.ts'

export const handle: DeskHandle = { access: { read: 'leads.read' } }

/** Asked by the lead's page, which alone knows the view that its window came from. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context)
  return findNeighbours(params.id, url.searchParams, staff, services)
}

/** Where it is not answered there are none: whoever reads the lead, or writes about it, is not to be disturbed. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Neighbours> {
  return serverLoader().catch(() => ({}))
}
