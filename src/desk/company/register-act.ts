import { data } from 'react-router'
import type { Register } from '#company/registers/register.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { may, type StaffRole } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { actOnRequest } from '#desk/frame/act.ts'
import { addedId } from '#desk/frame/added-id.ts'
import { readForm } from '#platform/http/forms.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Services } from '#platform/services.ts'
import { type DeskEntry, findEntry, findRegister } from './find-entries.ts'
import { registerCopy as copy } from './words.en.ts'

interface Asked {
  act: string
  register: Register
  form: FormData
  /** For what it adds: see addedId. */
  newId: string
  params: Record<string, string>
  staff: Staff
  services: Services
}

type Answered = Awaited<ReturnType<Parameters<typeof actOnRequest>[1]>>

/** Who may write to any register may post; whether it is this one, says the register. */
export function mayEdit({ mayEdit: needs }: Pick<Register, 'mayEdit'>, role: StaffRole): boolean {
  return may(role, `${needs}.write`)
}

/** An act on a register of the company, or on one of its entries. */
export function registerAct(handle: DeskHandle, perform: (asked: Asked) => Promise<Answered>) {
  return actOnRequest(handle, async ({ request, url, act, params, staff, services }) => {
    const register = orNotFound(findRegister(params.register))
    if (!mayEdit(register, staff.role)) throw data(null, 403)
    const form = await readForm(request)
    const newId = await addedId(form, { url, staff })
    return perform({ act, register, form, newId, params, staff, services })
  })
}

/** An act on the one entry that the form, or the address, names, as it was when whoever sends it saw it. */
export function entryAct(
  handle: DeskHandle,
  perform: (asked: Asked & { entry: DeskEntry; revision: number }) => Promise<Answered>,
) {
  return registerAct(handle, async (asked) => {
    const { db, now } = asked.services
    const id = asked.params.entry ?? String(asked.form.get('_id') ?? '')
    const entry = await findEntry(db, id, now())
    if (!entry || entry.register !== asked.register.id) throw data(null, 404)
    return perform({ ...asked, entry, revision: Number(asked.form.get('_revision')) || 0 })
  })
}

/** Somebody else was faster, and nothing was done. */
export function overtaken(theirs: DeskEntry) {
  return { trouble: copy.overtaken(theirs.updatedBy || copy.somebody), status: 409 }
}
