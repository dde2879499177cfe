import { useNavigation } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import type { Conflict } from '#desk/drafts/send-draft.ts'
import { useActFetcher, useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import { deskTime, indiaMinute, timeInIndia } from '#desk/frame/desk-time.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/post.ts'
import type { PostTroubles } from './find-post-troubles.ts'
import { stateOf } from './list-desk-posts.ts'
import type { PostBody } from './post-body.ts'
import { type DeskPost, findDeskPost } from './post-drafts.ts'
import { PostEditor } from './post-editor.tsx'
import { postId } from './post-id.ts'
import { listTranslationsOf } from './translations/translation-drafts.ts'
import { TranslationLinks } from './translations/translation-links.tsx'
import { otherLanguages } from './translations/written-translation.ts'
import { deskPostsCopy as copy } from './words.en.ts'
import '#site/blog/article.css'
import './posts.css'
import './post-editor.css'

export const handle: DeskHandle = { access: { read: 'posts.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, now, may } = deskOf(context)
  const post = orNotFound(await findDeskPost(db, postId(params.id)))

  return {
    post: toEdited(post, now()),
    translations: await listTranslationsOf(db, [post.row.id]),
    languages: otherLanguages(),
    mayWrite: may('posts.write'),
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

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && (loaderData.post.body.title || copy.untitled))
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, translations, languages, mayWrite, done } = loaderData
  const { act, body = post.body, version = post.version, troubles, conflict } = useAnswer<Answer>()
  // Gone while the next thing is done, so that its answer is read out though it says the same.
  const isIdle = [useNavigation().state, useActFetcher().state].every((state) => state === 'idle')
  const message = done && isIdle && !act ? messageAfter(done, post.publishedAt) : undefined

  return (
    <>
      <p className="desk-inline">
        <DeskLink to="/desk/posts">{copy.back}</DeskLink>
        <DeskLink to="revisions">{copy.revisions}</DeskLink>
        {mayWrite && (
          <a className="desk-link" href="#publishing">
            {copy.panel}
          </a>
        )}
        {!mayWrite && (
          <DeskLink to="preview" reloadDocument>
            {copy.preview}
          </DeskLink>
        )}
      </p>
      <TranslationLinks id={post.id} languages={languages} translations={translations} />
      <AnswerMessage />
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
    'keep-revision': messages.kept,
    publish: messages.published,
    schedule: messages.scheduled(deskTime(publishedAt)),
    unpublished: messages.unpublished,
    restored: messages.restored,
  }
  return sentences[done]
}
