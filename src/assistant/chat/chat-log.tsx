import { useEffect, useRef } from 'react'
import type { PathName, SaidUse } from '#assistant/answers/answer.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { formatReplyBy } from '#leads/format-reply-by.ts'
import { AnswerMessage, BillMessage, CitedSentences, PathCard } from './answer-message.tsx'
import type { Message, useConversation } from './use-conversation.ts'
import { WritingWave } from './writing-wave.tsx'

const { chat: copy, paths } = assistantCopy
// A person is offered at all times, below.
const PATHS = (Object.keys(paths) as PathName[]).filter((path) => path !== 'person')

interface ChatLogProps {
  conversation: ReturnType<typeof useConversation>
  host: WidgetHost
  onPath: (path: PathName, use?: SaidUse) => void
}

/** The conversation. A screen reader is told what comes, politely; the newest question is kept in sight. */
export function ChatLog({ conversation, host, onPath }: ChatLogProps) {
  const { messages, isAsking, coming } = conversation
  const log = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added
  useEffect(() => {
    const asked = [...(log.current?.querySelectorAll('.msg--me') ?? [])].at(-1)
    const newest = asked ?? log.current?.lastElementChild
    if (messages.length > 0 && newest && log.current) {
      log.current.scrollTop = (newest as HTMLElement).offsetTop - log.current.offsetTop - 8
    }
  }, [messages.length, isAsking])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div className="chat" role="log" aria-label={copy.log} tabIndex={0} ref={log}>
      <div className="msg msg--in">
        <p>{copy.greeting}</p>
        {conversation.isWorded && <p className="small">{copy.wordsLeave}</p>}
      </div>
      {messages.length === 0 && (
        <div className="chips">
          {PATHS.map((path) => (
            <button className="chip" type="button" key={path} onClick={() => onPath(path)}>
              {paths[path].label}
            </button>
          ))}
        </div>
      )}
      {messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added
        <Entry key={at} message={message} host={host} onPath={onPath} />
      ))}
      {coming.length > 0 && (
        <div className="msg msg--in">
          <CitedSentences sentences={coming} host={host} />
        </div>
      )}
      {isAsking && coming.length === 0 && (
        <div className="msg msg--in msg--t">
          <span className="vh">{copy.writing}</span>
          <WritingWave />
        </div>
      )}
    </div>
  )
}

interface EntryProps extends Pick<ChatLogProps, 'host' | 'onPath'> {
  message: Message
}

function Entry({ message, host, onPath }: EntryProps) {
  if (message.from === 'visitor') {
    return (
      <p className="msg msg--me">
        <span className="vh">{copy.you}: </span>
        <span>{message.text}</span>
      </p>
    )
  }

  return (
    <div className="msg msg--in">
      <span className="vh">{copy.assistant}: </span>
      {message.kind === 'answer' && <AnswerMessage answer={message.answer} host={host} onPath={onPath} />}
      {message.kind === 'path' && <PathCard path={message.path} host={host} onPath={onPath} />}
      {message.kind === 'bill' && <BillMessage bill={message.bill} units={message.units} host={host} />}
      {message.kind === 'receipt' && <ReceiptMessage receipt={message.receipt} />}
      {message.kind === 'trouble' && <p>{message.text}</p>}
    </div>
  )
}

const { handOver: receiptCopy } = assistantCopy

/** Shown only for what our server has stored: the reference is its word for it. */
function ReceiptMessage({ receipt: { reference, reply_by } }: { receipt: LeadReceipt }) {
  return (
    <>
      <p>
        <b>{receiptCopy.sent}</b>
      </p>
      {reference && (
        <div className="ln">
          <span>{receiptCopy.reference}</span>
          <span translate="no">{reference}</span>
        </div>
      )}
      {reply_by && (
        <div className="ln">
          <span>{receiptCopy.replyBy}</span>
          <span>{formatReplyBy(new Date(reply_by), new Date())}</span>
        </div>
      )}
    </>
  )
}
