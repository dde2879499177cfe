import { redirect } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { beginPost } from '#desk/posts/begin-post.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

export const action = act(handle, z.object({}), async (_, { newId, staff, services }) =>
  redirect(`/desk/posts/${await beginPost(staff, services, newId)}`, 303),
)
