import { randomUUID } from 'node:crypto'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { arrangeRows, readTexts } from '#desk/company/form/entry-texts.ts'
import { registerAct } from '#desk/company/register-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** A row up, down, away, or one more, for a browser without scripts: the form comes back so, and nothing is saved. */
export const action = registerAct(handle, async ({ register, form }) => ({
  typed: arrangeRows(readTexts(register.fields, form), String(form.get('_rows') ?? '')),
  stamp: randomUUID(),
  status: 200,
}))
