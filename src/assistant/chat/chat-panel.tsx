import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PathName, SaidUse } from '#assistant/answers/answer.ts'
import { onEscape } from '#assistant/launcher/on-escape.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { FormBoundary } from '#leads/form/form-boundary.tsx'
import { Boundary } from '#ui/boundary.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BillForm } from './bill-form.tsx'
import { ChatLog } from './chat-log.tsx'
import { HAND_OVER_DRAFT_KEY, HandOver } from './hand-over.tsx'
import { useConversation } from './use-conversation.ts'

const { chat: copy, paths } = assistantCopy

/** As many as the server takes. */
const MAX_QUESTION = 500

/** Website Help: a conversation, and the forms that some questions lead to. */
export function ChatPanel({ host }: { host: WidgetHost }) {
  const [view, setView] = useState<'chat' | 'bill' | 'person'>('chat')
  const [use, setUse] = useState<SaidUse>()
  const conversation = useConversation()
  const question = useRef<HTMLInputElement>(null)

  // A phone's keyboard would cover the greeting: there the visitor taps the field.
  useEffect(() => {
    if (view === 'chat') (matchMedia('(pointer: coarse)').matches ? question.current?.form : question.current)?.focus()
  }, [view])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = question.current?.value.trim()
    if (!text || conversation.isAsking || !question.current) return

    question.current.value = ''
    conversation.put(text)
  }

  function take(path: PathName, said?: SaidUse) {
    setUse(said)
    if (path === 'bill' || path === 'person') return setView(path)
    if (path === 'audit') return conversation.add({ from: 'us', kind: 'path', path })
    if (!conversation.isAsking) conversation.put(paths[path].ask)
  }

  function startAgain() {
    conversation.forget()
    host.startAgain()
  }

  return (
    <section
      className={`panel-asst${view === 'chat' ? ' panel-asst--chat' : ''}`}
      role="dialog"
      aria-label={copy.name}
      onKeyDown={onEscape(host.dismiss)}
    >
      <div className="pa__h pa__h--s on-deep">
        <h2>{copy.face}</h2>
        <Button tone="line" small onClick={host.switchAssistant}>
          {copy.switch}
        </Button>
      </div>
      {view === 'bill' && (
        <Boundary>
          <BillForm
            said={use}
            onBack={() => setView('chat')}
            onEstimate={(bill, units) => {
              conversation.add({ from: 'us', kind: 'bill', bill, units })
              setView('chat')
            }}
          />
        </Boundary>
      )}
      {view === 'person' && (
        <FormBoundary draftKey={HAND_OVER_DRAFT_KEY}>
          <HandOver
            host={host}
            messages={conversation.messages}
            onBack={() => setView('chat')}
            onSent={(receipt) => {
              conversation.add({ from: 'us', kind: 'receipt', receipt })
              setView('chat')
            }}
          />
        </FormBoundary>
      )}
      {view === 'chat' && (
        <>
          <Boundary of={conversation.messages.length}>
            <ChatLog conversation={conversation} host={host} onPath={take} />
          </Boundary>
          <div className="chat__always">
            <button type="button" onClick={() => setView('person')}>
              {copy.person}
            </button>
            {conversation.messages.length > 0 && (
              <button type="button" onClick={startAgain}>
                {copy.startAgain}
              </button>
            )}
          </div>
          <form className="chat__f" onSubmit={onSubmit} tabIndex={-1}>
            <label className="vh" htmlFor="assistant-question">
              {copy.label}
            </label>
            <input
              className="input"
              id="assistant-question"
              ref={question}
              maxLength={MAX_QUESTION}
              placeholder={copy.placeholder}
              autoComplete="off"
              enterKeyHint="send"
            />
            <Button type="submit" busy={conversation.isAsking} aria-label={copy.send}>
              {!conversation.isAsking && <Icon name="up" />}
            </Button>
          </form>
        </>
      )}
    </section>
  )
}
