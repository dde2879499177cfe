import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { HistoryList } from '#desk/frame/history.tsx'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/post-revisions.ts'
import { findDeskPost } from './post-drafts.ts'
import { postId } from './post-id.ts'
import { listRevisions } from './revisions.ts'
import { revisionsCopy as copy, deskPostsCopy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'posts.read' } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = deskOf(context)
  const id = postId(params.id)
  const post = orNotFound(await findDeskPost(db, id))
  return { id, title: post.body.title, revisions: await listRevisions(db, id) }
}

export default function PostRevisionsPage({ loaderData: { id, title, revisions } }: Route.ComponentProps) {
  const address = `/desk/posts/${id}`
  return (
    <HistoryList
      back={{ address, name: copy.back }}
      name={title || deskPostsCopy.untitled}
      lead={revisions.length === 0 ? copy.empty : copy.lead}
      address={`${address}/revisions`}
      versions={revisions.map(({ number, reason, made_at, staff_name }) => ({
        ...{ number, why: copy.reasons[reason], madeAt: made_at, by: staff_name || deskPostsCopy.byFile },
      }))}
      words={copy}
    />
  )
}
