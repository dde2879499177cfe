import { data, Link, redirect, useNavigation } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { may } from '#desk/access/roles.ts'
import { requirePermission, staffOf } from '#desk/access/staff-context.ts'
import { DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/post.ts'
import { describeConflict, timeInIndia } from './describe-conflict.ts'
import type { PostTroubles } from './find-post-troubles.ts'
import { indiaMinute, readIndiaMinute } from './india-minute.ts'
import { stateOf } from './list-desk-posts.ts'
import type { PostBody } from './post-body.ts'
import { type DeskPost, findDeskPost } from './post-drafts.ts'
import { PostEditor } from './post-editor.tsx'
import { postId } from './post-id.ts'
import { publishPost, removePost, unpublishPost } from './publish-post.ts'
import { readWrittenPost } from './read-written-post.ts'
import type { Conflict } from './send-draft.ts'
import { deskPostsCopy as copy } from './words.en.ts'
import { writePost } from './write-post.ts'
import '#site/blog/article.css'
import './posts.css'
import './post-editor.css'

export const handle: DeskHandle = { access: { read: 'posts.read', write: 'posts.write' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const post = await findDeskPost(db, postId(params.id))
  if (!post) throw data(null, 404)

  return {
    post: toEdited(post, now()),
    mayWrite: may(staffOf(context).role, 'posts.write'),
    done: url.searchParams.get('done'),
  }
}

function toEdited({ row, body, version, isPublic, savedAt }: DeskPost, now: Date) {
  const state = stateOf(row.status, row.published_at, now)

  return {
    id: row.id,
    ...{ body, version, state },
    savedTime: savedAt && timeInIndia(savedAt),
    hasChanges: state !== 'draft' && !isPublic,
    publishedAt: row.published_at,
    scheduledFor: state === 'scheduled' ? indiaMinute(new Date(row.published_at)) : '',
    path: `/blogs/${row.slug}`,
  }
}

interface Answer {
  /** What was typed, where the draft does not hold it already. */
  body?: PostBody
  version?: number
  troubles?: PostTroubles
  conflict?: Conflict
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'posts.write')
  const services = context.get(servicesContext)
  const id = postId(params.id)
  const { form, body, version, editor, replaces, troubles } = await readWrittenPost(request)
  const intent = String(form.get('intent') ?? '')
  const here = `/desk/posts/${id}`

  if (intent === 'unpublish') return found(await unpublishPost(id, staff, services), `${here}?done=unpublished`)
  if (intent === 'delete') return found(await removePost(id, staff, services), '/desk/posts?done=deleted')
  if (Object.keys(troubles).length > 0) return data<Answer>({ body, version, troubles }, 422)

  const writing = { id, body, version, editor, staff, replaces }
  const from = intent === 'schedule' ? readIndiaMinute(String(form.get('from') ?? '')) : undefined
  const isSaved = ['save', 'keep', 'preview'].includes(intent) || (intent === 'schedule' && !from)
  if (!isSaved && !['publish', 'schedule'].includes(intent)) throw data(null, 400)

  const outcome = isSaved
    ? await writePost({ ...writing, isCheckpoint: intent === 'keep' }, services)
    : await publishPost({ ...writing, from, isUnsourced: form.get('unsourced') === 'yes' }, services)
  if (!outcome) throw data(null, 404)
  if (!outcome.ok && 'theirs' in outcome) {
    return data<Answer>({ body, conflict: describeConflict(outcome.theirs, body) }, 409)
  }

  const refused = outcome.ok
    ? intent === 'schedule' && !from
      ? { from: copy.errors.from }
      : undefined
    : outcome.troubles
  if (refused) {
    const saved = await findDeskPost(services.db, id)
    return data<Answer>({ body, version: saved?.version, troubles: refused }, 422)
  }
  return redirect(intent === 'preview' ? `${here}/preview` : `${here}?done=${intent}`, 303)
}

function found(isFound: boolean, next: string) {
  if (!isFound) throw data(null, 404)
  return redirect(next, 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && (loaderData.post.body.title || copy.untitled))
}

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, mayWrite, done } = loaderData
  const { body = post.body, version = post.version, troubles, conflict } = actionData ?? {}
  // Gone while the next thing is done, so that its answer is read out though it says the same.
  const isIdle = useNavigation().state === 'idle'
  const message = done && isIdle && !actionData ? messageAfter(done, post.publishedAt) : undefined

  return (
    <>
      <p className="post__links">
        <Link className="desk-link" to="/desk/posts">
          {copy.back}
        </Link>
        <Link className="desk-link" to="revisions">
          {copy.revisions}
        </Link>
        {mayWrite && (
          <a className="desk-link" href="#publishing">
            {copy.panel}
          </a>
        )}
        {!mayWrite && (
          <Link className="desk-link" to="preview">
            {copy.preview}
          </Link>
        )}
      </p>
      {mayWrite ? (
        <PostEditor key={post.id} post={{ ...post, body, version }} troubles={troubles} conflict={conflict}>
          {message ? <DeskMessage tone="good">{message}</DeskMessage> : null}
        </PostEditor>
      ) : (
        <>
          <h1 className="desk-title">{post.body.title || copy.untitled}</h1>
          <p className="desk-lead">{`${copy.states[post.state]}. ${copy.readOnly}`}</p>
        </>
      )}
    </>
  )
}

function messageAfter(done: string, publishedAt: string): string | undefined {
  const { done: messages } = copy
  const sentences: Record<string, string> = {
    save: messages.saved,
    keep: messages.kept,
    publish: messages.published,
    schedule: messages.scheduled(deskTime(publishedAt)),
    unpublished: messages.unpublished,
    restored: messages.restored,
  }
  return sentences[done]
}
