import { useEffect, useRef } from 'react'
import { useNavigation, useNavigationType } from 'react-router'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { useActFetcher, useAnswer } from './answer.ts'
import { deskCopy } from './words.en.ts'

interface DeskMessageProps {
  tone: 'good' | 'bad'
  /** What came of a form that left the page where it is. */
  isNews?: boolean
  children: string
}

/**
 * What came of what was just done, read out as it appears, and brought into view: it stands above what was pressed.
 * Where that is gone, it takes the focus, so that whoever uses the keyboard goes on from here.
 */
export function DeskMessage({ tone, isNews: isAnswer = false, children }: DeskMessageProps) {
  const message = useRef<HTMLParagraphElement>(null)
  // A page that was loaded, or gone back to, stays where it is. What was pressed goes with the page as it was.
  const isLoaded = useNavigation().state === 'idle'
  const isNews = (useNavigationType() !== 'POP' && isLoaded) || isAnswer

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is news again
  useEffect(() => {
    if (!isNews) return
    message.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) message.current?.focus()
  }, [isNews, children])

  return (
    <p
      ref={message}
      className={`desk-message desk-message--${tone}`}
      role={tone === 'bad' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon name={tone === 'bad' ? 'bad' : 'ok'} />
      <span>{children}</span>
    </p>
  )
}

/** What came of what was just done on this page. Gone while the next act is under way: the same words are news again. */
export function AnswerMessage() {
  const { done, trouble, unsent } = useAnswer()
  const { state, data } = useActFetcher()
  const isNews = data !== undefined
  const bad = unsent ? deskCopy.unsent[unsent] : trouble
  if (state !== 'idle') return null

  return (
    <>
      {done && (
        <DeskMessage tone="good" isNews={isNews}>
          {done}
        </DeskMessage>
      )}
      {bad && (
        <DeskMessage tone="bad" isNews={isNews}>
          {bad}
        </DeskMessage>
      )}
    </>
  )
}

interface DeskNoticeProps {
  title: string
  lead?: string
  children?: Elements
}

/** A page of the desk with one thing to read and one thing to do. */
export function DeskNotice({ title, lead, children }: DeskNoticeProps) {
  return (
    <div className="desk-notice">
      <h1 className="desk-title">{title}</h1>
      {lead && <p className="desk-lead">{lead}</p>}
      {children}
    </div>
  )
}
