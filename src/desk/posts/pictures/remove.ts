import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { forgetPicture } from './forget-picture.ts'
import { pictureCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

export const action = act(handle, z.object({ hash: z.string() }), async ({ hash }, { staff, services }) => {
  const title = await forgetPicture(hash, staff, services)
  return title === undefined ? { done: copy.removed } : { trouble: copy.inUse(title), status: 409 }
})
