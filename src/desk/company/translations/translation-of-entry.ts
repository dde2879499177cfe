import type { Transaction } from 'kysely'
import type { Fields } from '#company/registers/fields.ts'
import type { Register } from '#company/registers/register.ts'
import { countFactsChange } from '#company/registers/seed-registers.ts'
import { fieldsInWords } from '#company/registers/texts-of-fields.ts'
import { translationOfRelease } from '#company/translated-facts.ts'
import type { Database } from '#database/database.ts'
import type { RegisterTranslationAct, RegisterTranslationVersionRow, Tables } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { type DeskEntry, type EntryValues, holdEntry } from '#desk/company/find-entries.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { FIRST_LANGUAGE, type Language, offeredLanguages } from '#platform/text/language.ts'

/** An entry in another language as staff have it before them. */
interface EntryTranslation {
  /** What is written, field by field; a field that is missing is English to visitors. */
  values: EntryValues
  /** Visitors read something else, or nothing of it yet. */
  isDraft: boolean
  /** Fields whose English has changed since they were translated: visitors read the English. */
  behind: string[]
  revision: number
  updatedAt: string | null
  updatedBy: string
}

/** Of the English pages alone, by what they are: sentences of the design (decision 44), and addresses. */
const IN_ENGLISH_ALONE = ['words', 'redirects', 'proofreads']

/** What of a register can be said in another language; nothing where it is not for that. */
export function wordsOf({ id, fields }: Pick<Register, 'id' | 'fields'>): Fields {
  return IN_ENGLISH_ALONE.includes(id) ? {} : fieldsInWords(fields)
}

/** Into which an entry can be translated. */
export function languagesOf(register: Pick<Register, 'id' | 'fields'>): Language[] {
  const isInWords = Object.keys(wordsOf(register)).length > 0
  return isInWords ? offeredLanguages().filter((language) => language !== FIRST_LANGUAGE) : []
}

/** The language that an address names; 404 where the register, or the site, does not speak it. */
export function languageOf(register: Pick<Register, 'id' | 'fields'>, text: string | undefined): Language {
  const language = orNotFound(languagesOf(register).find((each) => each === text))
  return language
}

export async function findEntryTranslation(
  db: Database,
  { id, register, published }: Pick<DeskEntry, 'id' | 'register' | 'published'>,
  language: Language,
): Promise<EntryTranslation> {
  const row = await db
    .selectFrom('register_translations')
    .selectAll()
    .where('entry_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst()
  const release = translationOfRelease(language, register, id)
  if (!row) return { values: release, isDraft: false, behind: [], revision: 0, updatedAt: null, updatedBy: '' }

  const [own, english] = [JSON.parse(row.values) as EntryValues, JSON.parse(row.english) as EntryValues]
  const written = row.draft === null ? own : (JSON.parse(row.draft) as EntryValues)
  const behind = Object.keys(own).filter((name) => JSON.stringify(english[name]) !== JSON.stringify(published?.[name]))
  return {
    ...{ values: { ...release, ...written }, isDraft: row.draft !== null, behind, revision: row.revision },
    ...{ updatedAt: row.updated_at, updatedBy: row.updated_by },
  }
}

type TranslationVersion = Omit<RegisterTranslationVersionRow, 'values' | 'english'> & {
  values: EntryValues
  english: EntryValues
}

/** The newest first. */
export async function listTranslationVersions(
  db: Database,
  id: string,
  language: Language,
): Promise<TranslationVersion[]> {
  const rows = await db
    .selectFrom('register_translation_versions')
    .selectAll()
    .where('entry_id', '=', id)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, values: JSON.parse(row.values), english: JSON.parse(row.english) }))
}

interface Writing {
  id: string
  language: Language
  /** The revision that its writer had before them. */
  revision: number
  values: EntryValues
  /** Of an earlier state: the English of which it was made. Else it is made of what visitors read now. */
  english?: EntryValues
  /** What is saved waits as a draft; all else visitors read from now on. */
  act: RegisterTranslationAct
  staff: Staff
}

type Kept = { ok: true } | { ok: false; theirs: EntryTranslation }

/** Undefined where there is no such entry; theirs where somebody else has written meanwhile. */
export function keepEntryTranslation(
  { id, language, revision, values, english, act, staff }: Writing,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<Kept | undefined> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const entry = await holdEntry(trx, id, at)
    if (!entry || entry.deletedAt) return undefined
    const before = await findEntryTranslation(trx, entry, language)
    if (before.revision !== revision) return { ok: false, theirs: before }

    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
    const madeOf = Object.fromEntries(Object.keys(said).map((name) => [name, (english ?? entry.published)?.[name]]))
    const written = { values: JSON.stringify(said), english: JSON.stringify(madeOf) }
    const isDraft = act === 'saved'
    const row = {
      ...(isDraft ? { draft: written.values } : { ...written, draft: null }),
      ...{ revision: revision + 1, updated_at: at.toISOString(), updated_by: staff.name },
    }
    await trx
      .insertInto('register_translations')
      .values({ entry_id: id, language, values: '{}', english: '{}', ...row })
      .onConflict((conflict) => conflict.columns(['entry_id', 'language']).doUpdateSet(row))
      .execute()
    await keepVersion(trx, { ...written, entry_id: id, language, act, made_at: row.updated_at, staff_name: staff.name })
    if (!isDraft) await countFactsChange(trx, at)
    const details = { register: entry.register, language, act }
    await recordAction(trx, { staff, action: 'register.translated', subject: id, details, at })
    return { ok: true }
  })
}

async function keepVersion(trx: Transaction<Tables>, version: Omit<RegisterTranslationVersionRow, 'number'>) {
  const { last } = await trx
    .selectFrom('register_translation_versions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('entry_id', '=', version.entry_id)
    .where('language', '=', version.language)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('register_translation_versions')
    .values({ ...version, number: Number(last ?? 0) + 1 })
    .execute()
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
