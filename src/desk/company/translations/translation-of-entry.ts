import { data } from 'react-router'
import type { Fields } from '#company/registers/fields.ts'
import type { Register } from '#company/registers/register.ts'
import { countFactsChange } from '#company/registers/seed-registers.ts'
import { fieldsInWords } from '#company/registers/texts-of-fields.ts'
import { translationOfRelease } from '#company/translated-facts.ts'
import type { Database } from '#database/database.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { type DeskEntry, type EntryValues, holdEntry } from '#desk/company/find-entries.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { FIRST_LANGUAGE, type Language, offeredLanguages } from '#platform/text/language.ts'

/** An entry in another language as staff have it before them. */
export interface EntryTranslation {
  /** What visitors read, field by field; a field that is missing is English to them. */
  values: EntryValues
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
  const language = languagesOf(register).find((each) => each === text)
  if (!language) throw data(null, 404)
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
  if (!row) return { values: release, behind: [], revision: 0, updatedAt: null, updatedBy: '' }

  const [own, english] = [JSON.parse(row.values) as EntryValues, JSON.parse(row.english) as EntryValues]
  const behind = Object.keys(own).filter((name) => JSON.stringify(english[name]) !== JSON.stringify(published?.[name]))
  return {
    ...{ values: { ...release, ...own }, behind, revision: row.revision },
    ...{ updatedAt: row.updated_at, updatedBy: row.updated_by },
  }
}

interface Writing {
  id: string
  language: Language
  /** The revision that its writer had before them. */
  revision: number
  values: EntryValues
  staff: Staff
}

export type Kept = { ok: true } | { ok: false; theirs: EntryTranslation }

/** Visitors read it from now on, as made of the English that they read. Undefined where there is no such entry. */
export function keepEntryTranslation(
  { id, language, revision, values, staff }: Writing,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<Kept | undefined> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const entry = await holdEntry(trx, id, at)
    if (!entry || entry.deletedAt) return undefined
    const before = await findEntryTranslation(trx, entry, language)
    if (before.revision !== revision) return { ok: false, theirs: before }

    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
    const english = Object.fromEntries(Object.keys(said).map((name) => [name, entry.published?.[name]]))
    const row = {
      ...{ values: JSON.stringify(said), english: JSON.stringify(english), revision: revision + 1 },
      ...{ updated_at: at.toISOString(), updated_by: staff.name },
    }
    await trx
      .insertInto('register_translations')
      .values({ entry_id: id, language, ...row })
      .onConflict((conflict) => conflict.columns(['entry_id', 'language']).doUpdateSet(row))
      .execute()
    await countFactsChange(trx, at)
    const details = { register: entry.register, language }
    await recordAction(trx, { staff, action: 'register.translated', subject: id, details, at })
    return { ok: true }
  })
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
