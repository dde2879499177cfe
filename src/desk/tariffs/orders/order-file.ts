import type { DeskHandle } from '#desk/access/desk-access.ts'
import { attachment } from '#platform/http/attachment.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/order-file.ts'
import { findOrder } from './keep-orders.ts'

export const handle: DeskHandle = { access: { read: 'tariffs.read' } }

/** The file as it was uploaded. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const order = orNotFound(await findOrder(context.get(servicesContext).db, params.id))
  return new Response(order.text, { headers: attachment(order.file_name, 'application/json') })
}
