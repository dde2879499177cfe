import { ownWordsForScripts, whileSaying } from '#company/own-words.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { findEntry } from '#desk/company/find-entries.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { renderContext } from '#platform/http/request-contexts.ts'
import { OWN_WORDS_PLACEHOLDER } from '#platform/text/said.ts'
import type { Route } from './+types/word-page.ts'
import { besideWords } from './find-words.ts'

export const handle: DeskHandle = { access: { read: 'company.read' } }

/** The page on which a sentence is read, as visitors would have it with what is written now. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = deskOf(context, 'company.read')
  const entry = await findEntry(db, params.entry, now())
  const [key, ours] = [String(entry?.values.key ?? ''), String(entry?.values.ours ?? '')]
  const beside = entry?.register === 'words' ? besideWords(key) : undefined
  const page = orNotFound(beside?.page)

  return whileSaying(new Map([[key, ours]]), async () => {
    const rendered = await context.get(renderContext)(page)
    const html = (await rendered.text()).replace(OWN_WORDS_PLACEHOLDER, () => ownWordsForScripts())
    // The page for what is not found is one to look at too.
    return new Response(html, { status: rendered.status === 404 ? 200 : rendered.status, headers: rendered.headers })
  })
}
