import type { DeskHandle } from '#desk/access/desk-access.ts'
import { addEntry, publishEntry } from '#desk/company/keep-entries.ts'
import { writtenEntryAct } from '#desk/company/written-entry-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** Visitors see it from now on. */
export const action = writtenEntryAct(handle, {
  isForVisitors: true,
  async write({ register, id, ...writing }, _, services) {
    if (id) return publishEntry({ ...writing, id }, services)
    return { ok: true, id: await addEntry({ ...writing, register: register.id, isPublic: true }, services) }
  },
})
