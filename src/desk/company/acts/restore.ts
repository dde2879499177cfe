import { data, replace } from 'react-router'
import { valuesSchema } from '#company/registers/value-schema.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { listVersions } from '#desk/company/find-entries.ts'
import { publishEntry, saveDraft } from '#desk/company/keep-entries.ts'
import { findUnknownPictures, keepCutsOf } from '#desk/company/pictures-of-values.ts'
import { entryAct, overtaken } from '#desk/company/register-act.ts'
import { historyCopy as copy } from '#desk/company/words.en.ts'
import { findFaults } from '#desk/company/written-entry-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** Visitors see an earlier version again; or it is a draft, and what they see stays until it is published. */
export const action = entryAct(handle, async ({ act, register, entry, revision, params, staff, services }) => {
  const version = (await listVersions(services.db, entry.id)).find(({ number }) => String(number) === params.number)
  if (!version || entry.deletedAt) throw data(null, 404)
  const next = replace(`/desk/company/${register.id}/${entry.id}?done=${act}`, 303)
  if (act === 'restore-draft') {
    const saved = await saveDraft({ id: entry.id, revision, values: version.values, staff }, services)
    return saved?.ok === false ? overtaken(saved.theirs) : next
  }

  const { data: values } = valuesSchema(register.fields).safeParse(version.values)
  const isSample = version.is_sample === 1
  if (!values) return { trouble: copy.refused }
  // What was made up for the first version stood there unchecked.
  const faults = isSample ? {} : await findFaults(register, entry.id, values, services)
  if (Object.keys(faults).length > 0) return { trouble: copy.refused }
  if ((await findUnknownPictures(register.fields, values, services.db)).length > 0) return { trouble: copy.pictureGone }
  await keepCutsOf(register.fields, values, services)

  const outcome = await publishEntry({ id: entry.id, revision, values, staff, isSample, act: 'restored' }, services)
  return outcome?.ok === false ? overtaken(outcome.theirs) : next
})
