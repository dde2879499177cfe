import type { DeskHandle } from '#desk/access/desk-access.ts'
import { addEntry, publishEntry, saveDraft, scheduleEntry } from '#desk/company/keep-entries.ts'
import { entryCopy as copy } from '#desk/company/words.en.ts'
import { type Way, writtenEntryAct } from '#desk/company/written-entry-act.ts'
import { readIndiaMinute } from '#desk/frame/desk-time.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

const WAYS: Record<string, Way> = {
  /** Visitors see it from now on. */
  publish: {
    isForVisitors: true,
    async write({ register, id, newId, ...writing }, _, services) {
      if (id) return publishEntry({ ...writing, id }, services)
      const added = { ...writing, id: newId, register: register.id, isPublic: true }
      return { ok: true, id: await addEntry(added, services) }
    },
  },
  /** A draft: it may wait for what visitors may not do without. */
  save: {
    isForVisitors: false,
    async write({ register, id, newId, ...writing }, _, services) {
      if (id) return saveDraft({ ...writing, id }, services)
      const added = { ...writing, id: newId, register: register.id, isPublic: false }
      return { ok: true, id: await addEntry(added, services) }
    },
  },
  /** Visitors see it from a minute on, and until then what they see now. */
  schedule: {
    isForVisitors: true,
    async write({ register, id, newId, ...writing }, form, services) {
      const from = readIndiaMinute(String(form.get('_from') ?? ''))
      if (!from || from <= services.now()) return { errors: { _from: copy.hour } }
      if (id) return scheduleEntry({ ...writing, id, from }, services)

      await addEntry({ ...writing, id: newId, register: register.id, isPublic: false }, services)
      const outcome = await scheduleEntry({ ...writing, id: newId, revision: 1, from }, services)
      // The same form had done it before.
      return outcome?.ok === false ? { ok: true, id: newId } : outcome
    },
  },
}

export const action = writtenEntryAct(handle, WAYS)
