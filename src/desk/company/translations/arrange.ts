import { randomUUID } from 'node:crypto'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { arrangeRows, readTexts } from '#desk/company/form/entry-texts.ts'
import { registerAct } from '#desk/company/register-act.ts'
import { wordsOf } from './translation-of-entry.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'registers.write' } }

/** As for the entry itself: a row up, down, away, or one more, for a browser without scripts. */
export const action = registerAct(handle, async ({ register, form }) => ({
  typed: arrangeRows(readTexts(wordsOf(register), form), String(form.get('_rows') ?? '')),
  stamp: randomUUID(),
  status: 200,
}))
