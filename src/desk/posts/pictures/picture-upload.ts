import { pictureAddress } from '#articles/pictures/picture-address.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/picture-upload.ts'
import { uploadPicture } from './upload-picture.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** A picture from the editor; see sendPicture. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'posts.write')
  const uploaded = await uploadPicture(request, staff, context.get(servicesContext))
  if (!uploaded.ok) return Response.json({ message: uploaded.message }, { status: uploaded.status })

  const { hash, width, height, alt } = uploaded.picture
  return Response.json({ src: pictureAddress({ hash, width, format: 'webp' }), width, height, alt }, { status: 201 })
}
