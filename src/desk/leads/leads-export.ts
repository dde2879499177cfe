import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { withOpenWords } from '#desk/access/sealed-words.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import type { Route } from './+types/leads-export.ts'
import { exportLeads } from './export/export-leads.ts'
import { readFilter } from './inbox/read-filter.ts'

export const handle: DeskHandle = { access: { read: 'leads.export' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context, 'leads.export')
  const format = url.searchParams.get('format')
  if (format !== 'csv' && format !== 'xlsx') throw data(null, 400)

  const filter = readFilter(await withOpenWords(url.searchParams, 'q', services))
  return exportLeads({ format, filter }, staff, services)
}
