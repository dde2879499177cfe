import { redirectDocument, replace } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { writePost } from '#desk/posts/write-post.ts'
import { writtenAct } from './written-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'posts.write' } }

/** Saved as a draft: with scripts that happens by itself. To be looked at, or as a point to come back to, where asked. */
export const action = writtenAct(
  handle,
  (writing, { act }, services) => writePost({ ...writing, isCheckpoint: act === 'keep-revision' }, services),
  (id, act) =>
    act === 'save-and-preview'
      ? // Visitors' pages are documents of their own: the desk's scripts stay behind.
        redirectDocument(`/desk/posts/${id}/preview`, 303)
      : replace(`/desk/posts/${id}?done=${act}`, 303),
)
