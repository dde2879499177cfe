import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { AUTOMATIC_KINDS, MODES } from '#editions/automatic/automatic-kinds.ts'
import { setSwitch } from '#editions/automatic/switches.ts'
import { automaticNames } from '#editions/automatic/words.en.ts'
import { automaticDeskCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.send' } }

const schema = z.object({ kind: z.enum(AUTOMATIC_KINDS, copy.wrong), mode: z.enum(MODES, copy.wrong) })

/** Whether the site begins newsletters of a kind, and whether they wait for a person. */
export const action = act(handle, schema, async ({ kind, mode }, { staff, services }) => {
  await setSwitch({ kind, mode, staff }, services)
  return { done: copy.saved(automaticNames[kind]) }
})
