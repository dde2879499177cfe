import { useNavigation } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import type { Conflict } from '#desk/drafts/send-draft.ts'
import { useActFetcher, useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskMeta } from '#desk/frame/desk-meta.ts'
import type { EditionBody } from '#editions/edition-body.ts'
import { findEdition } from '#editions/edition-queries.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/letter.ts'
import { editionId } from './describe-edition-conflict.ts'
import { EditionProgress } from './edition-progress.tsx'
import { LetterForm } from './letter-form.tsx'
import { loadComposer, loadProgress } from './load-letter.ts'
import { lettersCopy as copy } from './words.en.ts'
import '#site/blog/article.css'
import '#desk/posts/posts.css'
import '#desk/posts/post-editor.css'
import './letters.css'

export const handle: DeskHandle = { access: { read: 'editions.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { services, may } = deskOf(context)
  const edition = orNotFound(await findEdition(services.db, editionId(params.id)))

  const mayWrite = may('editions.write')
  const isOpen = edition.status === 'draft' || edition.status === 'waiting'
  return {
    progress: await loadProgress(edition, services.db),
    composer: isOpen && mayWrite ? await loadComposer(edition, services) : null,
    ...{ mayWrite, maySend: may('editions.send'), done: url.searchParams.get('done') },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData && (loaderData.progress.subject || copy.untitled))
}

interface Answer {
  /** What was typed, where the draft does not hold it already. */
  body?: EditionBody
  version?: number
  conflict?: Conflict
}

export default function LetterPage({ loaderData }: Route.ComponentProps) {
  const { progress, composer, mayWrite, maySend, done } = loaderData
  const { act, body, version, conflict } = useAnswer<Answer>()
  // Gone while the next thing is done, so that its answer is read out though it says the same.
  const isIdle = [useNavigation().state, useActFetcher().state].every((state) => state === 'idle')
  const message = isIdle && !act ? messageAfter(done) : undefined

  return (
    <>
      <p className="desk-inline">
        <DeskLink to="/desk/letters">{copy.back}</DeskLink>
        <DeskLink to="look">{copy.look}</DeskLink>
        <DeskLink to="history">{copy.history}</DeskLink>
        {composer && (
          <a className="desk-link" href="#sending">
            {copy.panel}
          </a>
        )}
      </p>
      <AnswerMessage />
      {composer ? (
        <LetterForm
          // What was taken from elsewhere takes the place of what stands in the fields.
          key={`${progress.id} ${done === 'use-audience' || done === 'make-text' ? composer.version : ''}`}
          edition={{ ...composer, body: body ?? composer.body, version: version ?? composer.version }}
          {...{ conflict, maySend }}
        >
          {message ? <DeskMessage tone="good">{message}</DeskMessage> : null}
        </LetterForm>
      ) : (
        <>
          <h1 className="desk-title">{progress.subject || copy.untitled}</h1>
          {message && <DeskMessage tone="good">{message}</DeskMessage>}
          {!mayWrite && <p className="desk-lead">{copy.readOnly}</p>}
          <EditionProgress {...{ progress, mayWrite, maySend }} />
        </>
      )}
    </>
  )
}

function messageAfter(done: string | null): string | undefined {
  const messages: Partial<Record<string, string | ((address: string) => string)>> = copy.done
  const message = done ? messages[done] : undefined
  return typeof message === 'string' ? message : undefined
}
