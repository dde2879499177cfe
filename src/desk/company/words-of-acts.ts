import type { Database } from '#database/database.ts'
import { nameOf } from './entry-words.ts'
import { findRegister } from './find-entries.ts'
import { actsInLog as copy, historyCopy } from './words.en.ts'

interface Line {
  action: string
  /** An entry's id, or a register's. */
  subject: string | null
}

const ACTS = new Map(Object.entries(historyCopy.acts).map(([act, words]) => [act.replace(' ', '-'), words]))

/** What a line of the activity log about the registers says: "Published: Sheela Rao (People)". Undefined for other lines. */
export async function wordsOfActs(db: Database, lines: readonly Line[]): Promise<(line: Line) => string | undefined> {
  const asked = lines.filter(({ action }) => action.startsWith('register.')).flatMap(({ subject }) => subject ?? [])
  const rows = asked.length
    ? await db
        .selectFrom('register_entries')
        .selectAll()
        .where('id', 'in', [...new Set(asked)])
        .execute()
    : []
  const entries = new Map(rows.map((row) => [row.id, row]))

  return ({ action, subject }) => {
    const [, act = ''] = /^register\.(.+)$/.exec(action) ?? []
    const list = findRegister(subject ?? undefined)
    if (list && act === 'ordered') return copy.ordered(list.title)
    if (list && act === 'exported') return copy.exported(list.title)

    const [words, entry] = [ACTS.get(act), entries.get(subject ?? '')]
    const register = findRegister(entry?.register)
    if (!words || !entry || !register) return undefined
    return copy.done(words, nameOf(register, JSON.parse(entry.draft ?? entry.published ?? '{}')), register.title)
  }
}
