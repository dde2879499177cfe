import { data } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { compareVersions, EntryVersion } from '#desk/company/entry-version.tsx'
import { mayEdit } from '#desk/company/register-act.ts'
import { historyCopy } from '#desk/company/words.en.ts'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/translation-version.ts'
import { translatedEntry } from './translated-entry.ts'
import { findEntryTranslation, listTranslationVersions, wordsOf } from './translation-of-entry.ts'
import { entryTranslationCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { register, entry, language, address, name } = await translatedEntry(params, services)
  const { values, revision } = await findEntryTranslation(services.db, entry, language)
  const versions = await listTranslationVersions(services.db, entry.id, language)
  const asked = { number: params.number, with: url.searchParams.get('with') }
  const compared = compareVersions(versions, asked, { fields: wordsOf(register), now: values })
  if (!compared) throw data(null, 404)

  return { ...compared, address, name, revision, mayWrite: mayEdit(register, staffOf(context).role) }
}

export function meta() {
  return deskMeta(historyCopy.title)
}

export default function TranslationVersionPage({ loaderData }: Route.ComponentProps) {
  return <EntryVersion {...loaderData} back={copy.back} />
}
