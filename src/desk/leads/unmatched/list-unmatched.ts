import type { Database } from '#database/database.ts'
import { SHOWN, type Shown } from '#desk/leads/words.en.ts'
import { foldQuoted } from '#leads/conversation/fold-quoted.ts'
import type { Services } from '#platform/services.ts'

const PAGE = 30
const LONGEST_SHOWN = 20_000

/** Newest first. `before` is the last one of the page before. */
export async function listUnmatched(db: Database, shown: Shown, before?: string) {
  const rows = await unmatched(db, shown)
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const files = await listFiles(
    db,
    page.map(({ id }) => id),
  )

  return {
    letters: page.map(({ id, from_address, from_name, to_address, subject, text, at }) => ({
      ...{ id, at, subject },
      from: from_address,
      name: from_name,
      to: to_address,
      parts: foldQuoted(text.slice(0, LONGEST_SHOWN)),
      files: files.filter(({ message_id }) => message_id === id).map(({ name, refused }) => ({ name, refused })),
    })),
    older: rows.length > PAGE ? page.at(-1)!.id : null,
  }
}

export async function countUnmatched(db: Database): Promise<Record<Shown, number>> {
  const counts = await Promise.all(SHOWN.map((shown) => count(db, shown)))
  return Object.fromEntries(SHOWN.map((shown, at) => [shown, counts[at]!])) as Record<Shown, number>
}

/** Whether the desk shows its page for them at all. */
export async function mayHaveLetters({ db, env }: Pick<Services, 'db' | 'env'>): Promise<boolean> {
  if (env.MAILBOXES.length > 0) return true
  const one = await db.selectFrom('lead_messages').select('id').where('lead_id', 'is', null).limit(1).executeTakeFirst()
  return one !== undefined
}

async function count(db: Database, shown: Shown): Promise<number> {
  const { found } = await unmatched(db, shown)
    .select(({ fn }) => fn.countAll<number | string>().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found)
}

function unmatched(db: Database, shown: Shown) {
  return db
    .selectFrom('lead_messages')
    .where('lead_id', 'is', null)
    .where('dismissed_at', shown === 'aside' ? 'is not' : 'is', null)
    .$if(shown === 'waiting', (query) => query.where('automatic', 'is', null))
    .$if(shown === 'automatic', (query) => query.where('automatic', 'is not', null))
}

async function listFiles(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('lead_message_files').selectAll().where('message_id', 'in', ids).orderBy('place').execute()
}
