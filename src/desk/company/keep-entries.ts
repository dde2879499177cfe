import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { countFactsChange } from '#company/registers/seed-registers.ts'
import { insertOnce } from '#database/insert-once.ts'
import type { RegisterAct, Tables } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { type DeskEntry, type EntryValues, holdEntry } from './find-entries.ts'

/** What somebody changes an entry to, as its register's schema and check have let it through. */
interface Writing {
  id: string
  /** The revision that they had before them. */
  revision: number
  values: EntryValues
  staff: Staff
}

export type Written = { ok: true; id: string } | { ok: false; theirs: DeskEntry }

type Clock = Pick<Services, 'db' | 'now'>

interface AddedEntry extends Omit<Writing, 'id' | 'revision'> {
  id?: string
  register: string
  isPublic: boolean
}

/** How an entry comes to be, once by this id. It stands last in its register. */
export function addEntry(
  { id = randomUUID(), register, values, staff, isPublic }: AddedEntry,
  { db, now }: Clock,
): Promise<string> {
  const [at, text] = [now(), JSON.stringify(values)]

  return db.transaction().execute(async (trx) => {
    const { last } = await trx
      .selectFrom('register_entries')
      .select((eb) => eb.fn.max('position').as('last'))
      .where('register', '=', register)
      .executeTakeFirstOrThrow()
    const row = trx.insertInto('register_entries').values({
      ...{ id, register, key: null, position: Number(last ?? -1) + 1, publish_at: null, deleted_at: null },
      ...{ published: isPublic ? text : null, draft: isPublic ? null : text, is_sample: 0, revision: 0 },
      ...{ updated_at: at.toISOString(), updated_by: staff.name },
    })
    if (!(await insertOnce(row))) return id

    const entry = (await holdEntry(trx, id, at))!
    await note(trx, entry, { act: isPublic ? 'published' : 'saved', values, staff, at, isSeen: isPublic })
    return id
  })
}

/** Keeps what was written; visitors see nothing of it yet. What was scheduled is not any more: it has changed since it was checked. */
export function saveDraft(writing: Writing, clock: Clock) {
  return write(writing, clock, 'saved', ({ values }) => ({ draft: JSON.stringify(values), publish_at: null }))
}

interface Publishing extends Writing {
  act?: 'published' | 'confirmed' | 'restored'
  /** The first build's own words, come back. */
  isSample?: boolean
}

/** Shows visitors what was written, on each page that shows the register, within a second. */
export function publishEntry({ act = 'published', isSample = false, ...writing }: Publishing, clock: Clock) {
  return write(writing, clock, act, ({ values }) => ({
    ...{ published: JSON.stringify(values), draft: null, publish_at: null, is_sample: isSample ? 1 : 0 },
  }))
}

/** Shows visitors what was written from an hour on; until then they see what they see now. */
export function scheduleEntry({ from, ...writing }: Writing & { from: Date }, clock: Clock) {
  const publish_at = from.toISOString()
  return write(writing, clock, 'scheduled', ({ values }) => ({ draft: JSON.stringify(values), publish_at }))
}

/** Takes it from the visitors' sight. What it says stays with us, as a draft. */
export function hideEntry(writing: Omit<Writing, 'values'>, clock: Clock) {
  return change(writing, clock, 'hidden', ({ values }) => ({
    ...{ published: null, draft: JSON.stringify(values), publish_at: null },
  }))
}

export function trashEntry(writing: Omit<Writing, 'values'>, clock: Clock) {
  return change(writing, clock, 'trashed', ({ values }, at) => ({
    ...{ published: null, draft: JSON.stringify(values), publish_at: null, deleted_at: at.toISOString() },
  }))
}

/** Out of the trash, as a draft: visitors see it once it is published. */
export function bringBackEntry(writing: Omit<Writing, 'values'>, clock: Clock) {
  return change(writing, clock, 'brought back', () => ({ deleted_at: null }))
}

/** The entries of a register stand in this order from now on; any that it does not name follow. */
export async function orderEntries(
  { register, ids, staff }: { register: string; ids: readonly string[]; staff: Staff },
  { db, now }: Clock,
) {
  const at = now()
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('register_entries')
      .select(['id', 'position'])
      .where('register', '=', register)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const placeOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
    const ordered = rows.toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    const misplaced = [...ordered.entries()].filter(([position, row]) => row.position !== position)
    if (misplaced.length === 0) return
    for (const [position, { id }] of misplaced)
      await trx.updateTable('register_entries').set({ position }).where('id', '=', id).execute()
    await countFactsChange(trx, at)
    await recordAction(trx, { staff, action: 'register.ordered', subject: register, at })
  })
}

type Change = Partial<{
  published: string | null
  draft: string | null
  publish_at: string | null
  deleted_at: string | null
  is_sample: number
}>

function write(
  { values, ...writing }: Writing,
  clock: Clock,
  act: RegisterAct,
  changeOf: (written: { values: EntryValues }) => Change,
) {
  return change(writing, clock, act, () => changeOf({ values }), values)
}

/** Undefined where there is no such entry; theirs where somebody else has changed it since. */
function change(
  { id, revision, staff }: Omit<Writing, 'values'>,
  { db, now }: Clock,
  act: RegisterAct,
  changeOf: (entry: DeskEntry, at: Date) => Change,
  values?: EntryValues,
): Promise<Written | undefined> {
  const at = now()

  return db.transaction().execute(async (trx) => {
    const entry = await holdEntry(trx, id, at)
    if (!entry) return undefined
    if (entry.revision !== revision) return { ok: false, theirs: entry }

    const changed = changeOf(entry, at)
    // A draft whose hour had come is what visitors see: it must not be lost to what is written now.
    const came = entry.published && JSON.stringify(entry.published)
    const draft = entry.state === 'published' ? null : JSON.stringify(entry.values)
    const settled = {
      published: came,
      draft,
      publish_at: entry.publishAt,
      is_sample: entry.isSample ? 1 : 0,
      ...changed,
    }
    await trx
      .updateTable('register_entries')
      .set({ ...settled, draft: settled.draft === settled.published ? null : settled.draft })
      .where('id', '=', id)
      .execute()
    // What is scheduled tells of itself as its hour comes; not where that hour is taken back, or came before this.
    const isSeen = 'published' in changed || entry.publishAt !== null || entry.hasCome
    const is_sample = values ? (changed.is_sample ?? 0) : settled.is_sample
    const publish_at = act === 'scheduled' ? (changed.publish_at ?? null) : null
    await note(trx, entry, { act, values: values ?? entry.values, publish_at, is_sample, staff, at, isSeen })
    return { ok: true, id }
  })
}

interface Noted {
  act: RegisterAct
  values: EntryValues
  publish_at?: string | null
  is_sample?: number
  staff: Staff
  at: Date
  /** Visitors see something else than before. */
  isSeen: boolean
}

/** The version, the revision, the line of the activity log, and the word to every process. */
async function note(trx: Transaction<Tables>, entry: DeskEntry, noted: Noted) {
  const { act, values, publish_at = null, is_sample = 0, staff, at, isSeen } = noted
  const { id, register } = entry
  const { last } = await trx
    .selectFrom('register_versions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('entry_id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('register_versions')
    .values({
      ...{ entry_id: id, number: Number(last ?? 0) + 1, act, values: JSON.stringify(values), publish_at, is_sample },
      ...{ made_at: at.toISOString(), staff_id: staff.id, staff_name: staff.name },
    })
    .execute()
  await trx
    .updateTable('register_entries')
    .set({ revision: entry.revision + 1, updated_at: at.toISOString(), updated_by: staff.name })
    .where('id', '=', id)
    .execute()
  const details = { register, ...(publish_at && { from: publish_at }) }
  await recordAction(trx, { staff, action: `register.${act.replace(' ', '-')}`, subject: id, details, at })
  if (isSeen) await countFactsChange(trx, at)
}
