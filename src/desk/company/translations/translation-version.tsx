import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { compareVersions, EntryVersion } from '#desk/company/entry-version.tsx'
import { mayEdit } from '#desk/company/register-act.ts'
import { historyCopy } from '#desk/company/words.en.ts'
import { titled } from '#desk/frame/desk-meta.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/translation-version.ts'
import { translatedEntry } from './translated-entry.ts'
import { findEntryTranslation, listTranslationVersions, wordsOf } from './translation-of-entry.ts'
import { entryTranslationCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { staff, services } = deskOf(context)
  const { register, entry, language, address, name } = await translatedEntry(params, services)
  const { values, revision } = await findEntryTranslation(services.db, entry, language)
  const versions = await listTranslationVersions(services.db, entry.id, language)
  const asked = { number: params.number, with: url.searchParams.get('with') }
  const compared = orNotFound(compareVersions(versions, asked, { fields: wordsOf(register), now: values }))

  return { ...compared, address, name, revision, mayWrite: mayEdit(register, staff.role) }
}

export const meta = titled(historyCopy.title)

export default function TranslationVersionPage({ loaderData }: Route.ComponentProps) {
  return <EntryVersion {...loaderData} back={copy.back} />
}
