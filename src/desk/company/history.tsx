import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { titled } from '#desk/frame/desk-meta.ts'
import type { Route } from './+types/history.ts'
import { EntryHistory } from './entry-history.tsx'
import { nameOf } from './entry-words.ts'
import { findEntry, findRegister, listVersions } from './find-entries.ts'
import { historyCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = deskOf(context)
  const register = findRegister(params.register)
  const entry = register && (await findEntry(db, params.entry, now()))
  if (entry?.register !== register?.id || !register || !entry) throw data(null, 404)
  const versions = await listVersions(db, entry.id)
  return {
    address: `/desk/company/${register.id}/${entry.id}`,
    name: nameOf(register, entry.values),
    versions: versions.map(({ number, act, made_at, staff_name, publish_at }) => ({
      ...{ number, act, made_at, staff_name, publish_at },
    })),
  }
}

export const meta = titled(copy.title)

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  return <EntryHistory {...loaderData} back={copy.back} />
}
