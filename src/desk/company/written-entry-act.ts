import { randomUUID } from 'node:crypto'
import { data, replace } from 'react-router'
import type { Register } from '#company/registers/register.ts'
import { valuesSchema } from '#company/registers/value-schema.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { ofAct, orUnsaved } from '#desk/frame/act.ts'
import { timeInIndia } from '#desk/frame/desk-time.ts'
import { pageAt } from '#pages.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Services } from '#platform/services.ts'
import { findSentence } from '#platform/text/said.ts'
import { compareEntries, type Difference } from './entry-words.ts'
import { type DeskEntry, type EntryValues, findEntry, listEntries } from './find-entries.ts'
import { readTexts, type Texts, valuesOf } from './form/entry-texts.ts'
import type { Written } from './keep-entries.ts'
import { findUnknownPictures, keepCutsOf, nameInLibrary } from './pictures-of-values.ts'
import { registerAct } from './register-act.ts'
import { entryCopy as copy } from './words.en.ts'

/** Stands in the address for the id of one that is not saved yet. */
export const NEW = 'new'

export interface EntryConflict {
  name: string
  time: string
  revision: number
  differences: Difference[]
}

interface Writing {
  register: Register
  /** Null for one that is new. */
  id: string | null
  /** What such a one is called. */
  newId: string
  revision: number
  values: EntryValues
  staff: Staff
}

export interface Way {
  /** Visitors are to see it: what the register's check finds is in the way. */
  isForVisitors: boolean
  write: (writing: Writing, form: FormData, services: Services) => Promise<Written | { errors: Texts } | undefined>
}

/** What is done with an entry as it stands in its form: what was typed is never lost, whatever the answer. */
export function writtenEntryAct(handle: DeskHandle, ways: Record<string, Way>) {
  return registerAct(handle, async ({ act, register, form, newId, params, staff, services }) => {
    const { isForVisitors, write } = ofAct(ways, act)
    const id = params.entry === NEW ? null : (params.entry ?? '')
    await expectEntry(register, id, services)
    const { texts, values, errors } = await readEntry(register, id, form, { isForVisitors, services })
    if (!values) return refused(texts, errors)
    if (isForVisitors) await keepCutsOf(register.fields, values, services)
    await nameInLibrary(register.fields, values, services.db)

    const revision = Number(form.get('_revision')) || 0
    const writing = { register, id, newId, revision, values, staff }
    const outcome = orNotFound(await orUnsaved(() => write(writing, form, services), services))
    if ('trouble' in outcome) return { typed: texts, stamp: randomUUID(), ...outcome }
    if ('errors' in outcome) return refused(texts, outcome.errors)
    if (outcome.ok) return replace(`/desk/company/${register.id}/${outcome.id}?done=${act}`, 303)
    return { typed: texts, stamp: randomUUID(), conflict: conflictOf(register, outcome.theirs, values), status: 409 }
  })
}

async function expectEntry({ id: register, kind }: Register, id: string | null, { db, now }: Services) {
  if (id === null) {
    if (kind === 'one' || kind === 'named') throw data(null, 404)
    return
  }
  const entry = await findEntry(db, id, now())
  if (entry?.register !== register || entry.deletedAt) throw data(null, 404)
}

/** What a form says, and what is wrong with it; no values where anything is. */
async function readEntry(
  register: Register,
  id: string | null,
  form: FormData,
  { isForVisitors, services }: { isForVisitors: boolean; services: Services },
) {
  const texts = readTexts(register.fields, form)
  const { data: values, error } = valuesSchema(register.fields).safeParse(valuesOf(register.fields, texts))
  const errors: Texts = {}
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  if (!values) return { texts, errors }

  if (isForVisitors) Object.assign(errors, await findFaults(register, id, values, services))
  for (const path of await findUnknownPictures(register.fields, values, services.db))
    errors[path] = copy.picture.unknown
  return { texts, errors, values: Object.keys(errors).length === 0 ? (values as EntryValues) : undefined }
}

function refused(texts: Texts, errors: Texts) {
  return { typed: texts, errors, stamp: randomUUID(), trouble: copy.faults(Object.keys(errors).length) }
}

function conflictOf({ fields }: Register, theirs: DeskEntry, ours: EntryValues): EntryConflict {
  return {
    ...{ name: theirs.updatedBy, time: timeInIndia(theirs.updatedAt), revision: theirs.revision },
    differences: compareEntries(fields, theirs.values, ours),
  }
}

type Values = Parameters<NonNullable<Register['check']>>[0]

/** What is in the way of publishing these values, by field; beside what the register's other entries say. */
export async function findFaults(
  { id: register, fields, check }: Register,
  id: string | null,
  values: Values,
  { db, now, env }: Pick<Services, 'db' | 'now' | 'env'>,
): Promise<Partial<Record<string, string>>> {
  if (!check) return {}
  const entries = await listEntries(db, now(), register)
  const key = entries.find((entry) => entry.id === id)?.key ?? null
  const schema = valuesSchema(fields)
  const others = entries
    .filter((entry) => entry.id !== id && !entry.deletedAt)
    // What is written over one that visitors see does not count instead of it: it may never be published.
    .flatMap(({ published, values }) => [published, values])
    .map((each) => schema.safeParse(each).data)
    .filter((read) => read !== undefined)
  return check(values, { others, isPage, host: new URL(env.SITE_URL).host, key, sentence: findSentence })
}

/** Not what answers at many addresses: an article that is gone may lead elsewhere. */
function isPage(path: string): boolean {
  const page = pageAt(path)
  return page !== undefined && !page.path.includes(':')
}
