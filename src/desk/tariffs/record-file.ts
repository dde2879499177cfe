import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { attachment } from '#platform/http/attachment.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/record-file.ts'

export const handle: DeskHandle = { access: { read: 'tariffs.read' } }

/** A record as it is in force, to begin the next one from. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const record = orNotFound((await findTariffLibrary(context.get(servicesContext).db)).find(params.id))
  return new Response(`${JSON.stringify(record, null, 2)}\n`, {
    headers: attachment(`${record.id}.json`, 'application/json'),
  })
}
