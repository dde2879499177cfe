import type { DeskHandle } from '#desk/access/desk-access.ts'
import { writePost } from '#desk/posts/write-post.ts'
import { writtenAct } from './written-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** A point to come back to. */
export const action = writtenAct(handle, (writing, _, services) =>
  writePost({ ...writing, isCheckpoint: true }, services),
)
