import { pictureAddress, widthsOf } from '#articles/pictures/picture-address.ts'
import { pictureId } from '#company/registers/picture-id.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/picture-upload.ts'
import { uploadPicture } from './upload-picture.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** A picture from the editor, or for a register; see sendPicture. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'posts.write')
  const uploaded = await uploadPicture(request, staff, context.get(servicesContext))
  if (!uploaded.ok) return Response.json({ message: uploaded.message }, { status: uploaded.status })

  const { hash, width, height, alt } = uploaded.picture
  const address = (each: number) => pictureAddress({ hash, width: each, format: 'webp' })
  const sent = {
    ...{ id: pictureId({ hash, width, height }), src: address(width), small: address(widthsOf(width)[0] ?? width) },
    ...{ width, height, alt },
  }
  return Response.json(sent, { status: 201 })
}
