import { data } from 'react-router'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { attachment } from '#platform/http/attachment.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/record-file.ts'

export const handle: DeskHandle = { access: { read: 'tariffs.read' } }

/** A record as it is in force, to begin the next one from. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const record = (await findTariffLibrary(context.get(servicesContext).db)).find(params.id)
  if (!record) throw data(null, 404)
  return new Response(`${JSON.stringify(record, null, 2)}\n`, {
    headers: attachment(`${record.id}.json`, 'application/json'),
  })
}
