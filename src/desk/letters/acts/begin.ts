import { redirect } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { createEdition } from '#editions/write-edition.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

export const action = act(handle, z.object({}), async (_, { staff, services }) =>
  redirect(`/desk/letters/${await createEdition(staff, services)}`, 303),
)
