import { registers } from '#company/registers/registers.ts'
import type { Database } from '#database/database.ts'
import type { RegisterAct } from '#database/tables.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { findSentence } from '#platform/text/said.ts'
import { pageOfSentence } from './words/sentences.ts'

/** What visitors see is another after these. */
const SEEN: RegisterAct[] = ['published', 'confirmed', 'hidden', 'restored', 'trashed']
/** In a register's list of pages: it stands on each of them. */
const EVERY_PAGE = '/'

/** On which day (`2026-11-26`) staff last changed what each page shows: of pages that they never did, undefined. */
export async function findChangeDays(db: Database, now: Date): Promise<(path: string) => string | undefined> {
  const rows = await db
    .selectFrom('register_versions')
    .innerJoin('register_entries', 'register_entries.id', 'register_versions.entry_id')
    .select(['register', 'register_versions.values', 'made_at', 'register_versions.publish_at'])
    .where((eb) =>
      eb.or([
        eb('act', 'in', SEEN),
        // Nothing is done as its hour comes.
        eb.and([eb('act', '=', 'scheduled'), eb('register_versions.publish_at', '<=', now.toISOString())]),
      ]),
    )
    .execute()

  const days = new Map<string, string>()
  for (const { register, values, made_at, publish_at } of rows) {
    const day = dayInIndia(new Date(publish_at ?? made_at))
    for (const path of pathsOf(register, values)) if (day > (days.get(path) ?? '')) days.set(path, day)
  }
  const everywhere = days.get(EVERY_PAGE)
  return (path) =>
    [days.get(path), everywhere]
      .filter((day) => day !== undefined)
      .sort()
      .at(-1)
}

function pathsOf(id: string, values: string): readonly string[] {
  const register = registers.find((each) => each.id === id)
  if (!register?.isOfSentences) return register?.shownOn ?? []
  const sentence = findSentence(String(JSON.parse(values).key))
  const page = sentence && pageOfSentence(sentence)
  return page ? [page] : []
}
