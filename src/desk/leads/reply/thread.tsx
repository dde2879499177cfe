import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ActForm } from '#desk/frame/act-form.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import type { LoadedLead } from '#desk/leads/lead/load-lead.ts'
import { linkedText } from '#leads/conversation/linked-text.ts'
import { formatFileSize } from '#ui/format-file-size.ts'
import type { ThreadDelivery, ThreadEntry } from './list-thread.ts'
import { replyDeskCopy } from './words.en.ts'

const LOOK_AGAIN_MS = 3_000
const LONGEST_MS = 15_000

const { thread: copy } = replyDeskCopy

type Letter = Extract<ThreadEntry, { what: 'letter' }>

/** All that was said about a lead, the oldest first. */
export function Thread({ thread, lead, sent, staffId, mayWrite, maySend }: LoadedLead) {
  useWaiting(thread)

  return (
    <section className="lead-part" aria-labelledby="thread">
      <h2 id="thread">{copy.heading}</h2>
      <ol className="thread">
        {thread.map((entry) => (
          <li key={entry.id} className="thread__entry" data-of={sideOf(entry)}>
            <p className="thread__who">
              <b>{nameOf(entry, staffId)}</b> <span className="muted">{deskTime(entry.at)}</span>
            </p>
            {entry.what === 'sent' && (
              <p>
                {sent.text ? (
                  <a className="desk-link" href="#sent">
                    {copy.above}
                  </a>
                ) : (
                  copy.none
                )}
              </p>
            )}
            {entry.what === 'letter' && <LetterText letter={entry} leadId={lead.id} />}
            {entry.what !== 'sent' && entry.delivery && (
              <Delivery id={entry.id} delivery={entry.delivery} maySend={maySend} />
            )}
            {entry.what === 'letter' && mayWrite && isStillHere(entry, staffId) && <TakeBackForm letter={entry.id} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function sideOf(entry: ThreadEntry): 'us' | 'them' | 'nobody' {
  if (entry.what === 'receipt') return 'nobody'
  return entry.what === 'letter' && entry.direction === 'out' ? 'us' : 'them'
}

function nameOf(entry: ThreadEntry, staffId: string): string {
  if (entry.what === 'receipt') return copy.receipt
  if (entry.what === 'sent' || entry.direction === 'in') return entry.who
  if (entry.way === 'mail') return copy.fromMailbox(entry.who)
  return entry.staffId === staffId ? copy.you : entry.who
}

/** It can still be taken back, by whoever wrote it. */
function isStillHere({ delivery, staffId: writer }: Letter, staffId: string): boolean {
  return writer === staffId && delivery?.state === 'waiting' && delivery.attempts === 0
}

function LetterText({ letter, leadId }: { letter: Letter; leadId: string }) {
  const { id, subject, parts, automatic, hasHtml, hasPictures, files, direction } = letter
  const address = `/desk/leads/${leadId}/messages/${id}`

  return (
    <>
      <p className="thread__subject">{subject}</p>
      {automatic && <p className="muted">{copy.automatic[automatic]}</p>}
      {parts.map(({ text, isQuoted }, at) =>
        isQuoted ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and stay as they are
          <details key={at} className="thread__folded">
            <summary>{copy.folded}</summary>
            <p className="lead-record__text">{text}</p>
          </details>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and stay as they are
          <p key={at} className="lead-record__text">
            {direction === 'out' ? <Linked text={text} /> : <span>{text}</span>}
          </p>
        ),
      )}
      {hasHtml && <FormattedLetter address={address} id={id} subject={subject} hasPictures={hasPictures} />}
      {files.length > 0 && (
        <ul className="thread__files" aria-label={copy.files}>
          {files.map((file) => (
            <li key={file.id}>
              {file.refused || file.isLocked ? (
                <span className={file.refused ? 'desk-bad' : 'muted'}>
                  {copy.refusedFile(file.name, file.refused ?? copy.unscanned)}
                </span>
              ) : (
                <a className="desk-link" href={`${address}/files/${file.id}`} download>
                  <span>{file.name}</span> <span className="muted">{copy.size(formatFileSize(file.bytes))}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Only in what we wrote ourselves: where a stranger's address leads, nobody knows. */
function Linked({ text }: { text: string }) {
  return (
    <>
      {linkedText(text).map((piece, at) =>
        piece.isLink ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and stay as they are
          <a key={at} href={piece.text} rel="noreferrer">
            {piece.text}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and stay as they are
          <span key={at}>{piece.text}</span>
        ),
      )}
    </>
  )
}

function Delivery({ id, delivery, maySend }: { id: string; delivery: ThreadDelivery; maySend: boolean }) {
  const { state, attempts, dueAt, error } = delivery
  const isTriedAgain = state === 'waiting' && attempts > 0 && dueAt

  return (
    <div className="thread__delivery">
      <span className={state === 'failed' ? 'desk-bad' : 'muted'}>
        {isTriedAgain ? copy.retry(deskTime(dueAt)) : copy.states[state]}
      </span>
      {error && <span className="desk-error">{error}</span>}
      {state === 'failed' && maySend && (
        <ActForm act="send-again">
          <button className="desk-link" type="submit" name="delivery" value={id}>
            {copy.again}
          </button>
        </ActForm>
      )}
    </div>
  )
}

/** Looks again once a letter that is about to go should have gone: whether it can be taken back is what one sees. */
function useWaiting(thread: ThreadEntry[]) {
  const { revalidate, state } = useRevalidator()
  const due = thread
    .flatMap((entry) => (entry.what === 'letter' && entry.delivery?.attempts === 0 ? (entry.delivery.dueAt ?? []) : []))
    .sort()[0]

  useEffect(() => {
    if (!due || state !== 'idle') return
    const ms = Math.min(Math.max(Date.parse(due) - Date.now(), 0) + LOOK_AGAIN_MS, LONGEST_MS)
    const timer = setTimeout(() => void revalidate(), ms)
    return () => clearTimeout(timer)
  }, [due, state, revalidate])
}

/** Keeps a letter from going that was just sent. */
export function TakeBackForm({ letter }: { letter: string }) {
  return (
    <ActForm act="take-back" className="lead-undo">
      <input type="hidden" name="letter" value={letter} />
      <button className="desk-link" type="submit">
        {replyDeskCopy.takeBack}
      </button>
    </ActForm>
  )
}

interface FormattedLetterProps {
  /** Of the letter, below the lead's. */
  address: string
  /** Names the frame. */
  id: string
  subject: string
  /** It names some that lie on other servers. */
  hasPictures: boolean
}

/**
 * A letter as its sender's program formatted it, in a frame in which nothing runs (message-html.ts says what else it may
 * not). Pictures of other servers come when somebody asks for them: plain links, which need no script.
 */
function FormattedLetter({ address, id, subject, hasPictures }: FormattedLetterProps) {
  const name = `letter-${id}`

  return (
    <details className="thread__folded">
      <summary>{copy.formatted}</summary>
      <iframe
        className="thread__frame"
        name={name}
        title={copy.formattedOf(subject)}
        src={`${address}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      />
      {hasPictures && (
        <p className="thread__pictures">
          <a className="desk-link" href={`${address}/html?pictures=1`} target={name} rel="noreferrer">
            {copy.pictures}
          </a>
          <span className="muted">{copy.picturesNote}</span>
        </p>
      )}
    </details>
  )
}
