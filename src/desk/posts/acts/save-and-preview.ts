import { redirectDocument } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { writePost } from '#desk/posts/write-post.ts'
import { writtenAct } from './written-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

export const action = writtenAct(
  handle,
  (writing, _, services) => writePost(writing, services),
  // Visitors' pages are documents of their own: the desk's scripts stay behind.
  (id) => redirectDocument(`/desk/posts/${id}/preview`, 303),
)
