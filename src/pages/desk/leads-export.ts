import { data } from 'react-router'
import { exportLeads } from '#features/lead-desk/export/export-leads.ts'
import { readFilter } from '#features/lead-desk/inbox/lead-filter.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { withOpenWords } from '#staff/sealed-words.ts'
import { requirePermission } from '#staff/staff-context.ts'
import type { Route } from './+types/leads-export.ts'

export const handle: DeskHandle = { access: { read: 'leads.export' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'leads.export')
  const format = url.searchParams.get('format')
  if (format !== 'csv' && format !== 'xlsx') throw data(null, 400)

  const services = context.get(servicesContext)
  const filter = readFilter(await withOpenWords(url.searchParams, 'q', services))
  return exportLeads({ format, filter }, staff, services)
}
