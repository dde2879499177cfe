import type { DeskHandle } from '#desk/access/desk-access.ts'
import { EntryHistory } from '#desk/company/entry-history.tsx'
import { historyCopy } from '#desk/company/words.en.ts'
import { titled } from '#desk/frame/desk-meta.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/translation-history.ts'
import { translatedEntry } from './translated-entry.ts'
import { listTranslationVersions } from './translation-of-entry.ts'
import { entryTranslationCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'company.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { entry, language, address, name } = await translatedEntry(params, services)
  const versions = await listTranslationVersions(services.db, entry.id, language)
  return {
    ...{ address, name },
    versions: versions.map(({ number, act, made_at, staff_name }) => ({ number, act, made_at, staff_name })),
  }
}

export const meta = titled(historyCopy.title)

export default function TranslationHistoryPage({ loaderData }: Route.ComponentProps) {
  return <EntryHistory {...loaderData} back={copy.back} />
}
