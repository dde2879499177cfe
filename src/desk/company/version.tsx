import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/version.ts'
import { compareVersions, EntryVersion } from './entry-version.tsx'
import { nameOf } from './entry-words.ts'
import { findEntry, findRegister, listVersions } from './find-entries.ts'
import { mayEdit } from './register-act.ts'
import { historyCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { role } = staffOf(context)
  const { db, now } = context.get(servicesContext)
  const register = findRegister(params.register)
  const entry = register && (await findEntry(db, params.entry, now()))
  if (entry?.register !== register?.id || !register || !entry) throw data(null, 404)
  const asked = { number: params.number, with: url.searchParams.get('with') }
  const versions = await listVersions(db, entry.id)
  const compared = compareVersions(versions, asked, { fields: register.fields, now: entry.values })
  if (!compared) throw data(null, 404)

  return {
    ...compared,
    address: `/desk/company/${register.id}/${entry.id}`,
    name: nameOf(register, versions.find(({ number }) => number === compared.number)?.values ?? entry.values),
    revision: entry.revision,
    mayWrite: mayEdit(register, role) && !entry.deletedAt,
  }
}

export function meta() {
  return deskMeta(copy.title)
}

export default function VersionPage({ loaderData }: Route.ComponentProps) {
  return <EntryVersion {...loaderData} back={copy.back} />
}
