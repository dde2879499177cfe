import type { DeskHandle } from '#desk/access/desk-access.ts'
import { addEntry, saveDraft } from '#desk/company/keep-entries.ts'
import { writtenEntryAct } from '#desk/company/written-entry-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** A draft: it may wait for what visitors may not do without. */
export const action = writtenEntryAct(handle, {
  isForVisitors: false,
  async write({ register, id, ...writing }, _, services) {
    if (id) return saveDraft({ ...writing, id }, services)
    return { ok: true, id: await addEntry({ ...writing, register: register.id, isPublic: false }, services) }
  },
})
