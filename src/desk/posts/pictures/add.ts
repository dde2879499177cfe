import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest } from '#desk/frame/act.ts'
import { uploadPicture } from './upload-picture.ts'
import { pictureCopy as copy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

export const action = actOnRequest(handle, async ({ request, staff, services }) => {
  const uploaded = await uploadPicture(request, staff, services)
  if (uploaded.ok) return { done: uploaded.isKnown ? copy.isKnown : copy.added }
  const { message, status, alike } = uploaded
  return { trouble: message, status, ...(alike && { alike: alike.hash }) }
})
