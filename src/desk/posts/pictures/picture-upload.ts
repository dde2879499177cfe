import { pictureAddress, widthsOf } from '#articles/pictures/picture-address.ts'
import { pictureId } from '#company/registers/picture-id.ts'
import type { PostPictureRow } from '#database/tables.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import type { Route } from './+types/picture-upload.ts'
import type { SentPicture } from './send-picture.ts'
import { uploadPicture } from './upload-picture.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** A picture from the editor, or for a register; see sendPicture. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, services } = deskOf(context, 'posts.write')
  const uploaded = await uploadPicture(request, staff, services)
  if (uploaded.ok) return Response.json(sentOf(uploaded.picture), { status: 201 })
  const { message, status, alike } = uploaded
  return Response.json({ message, ...(alike && { alike: sentOf(alike) }) }, { status })
}

function sentOf({ hash, width, height, alt }: PostPictureRow): SentPicture {
  const address = (each: number) => pictureAddress({ hash, width: each, format: 'webp' })
  const small = address(widthsOf(width)[0] ?? width)
  return { id: pictureId({ hash, width, height }), src: address(width), small, width, height, alt }
}
