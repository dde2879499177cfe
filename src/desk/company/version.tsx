import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { titled } from '#desk/frame/desk-meta.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/version.ts'
import { compareVersions, EntryVersion } from './entry-version.tsx'
import { nameOf } from './entry-words.ts'
import { findEntry, findRegister, listVersions } from './find-entries.ts'
import { mayEdit } from './register-act.ts'
import { historyCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { staff, db, now } = deskOf(context)
  const register = findRegister(params.register)
  const entry = register && (await findEntry(db, params.entry, now()))
  if (entry?.register !== register?.id || !register || !entry) throw data(null, 404)
  const asked = { number: params.number, with: url.searchParams.get('with') }
  const versions = await listVersions(db, entry.id)
  const compared = orNotFound(compareVersions(versions, asked, { fields: register.fields, now: entry.values }))

  return {
    ...compared,
    address: `/desk/company/${register.id}/${entry.id}`,
    name: nameOf(register, versions.find(({ number }) => number === compared.number)?.values ?? entry.values),
    revision: entry.revision,
    mayWrite: mayEdit(register, staff.role) && !entry.deletedAt,
  }
}

export const meta = titled(copy.title)

export default function VersionPage({ loaderData }: Route.ComponentProps) {
  return <EntryVersion {...loaderData} back={copy.back} />
}
