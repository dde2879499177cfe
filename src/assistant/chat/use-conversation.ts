import { useEffect, useState } from 'react'
import type { Answer, Citation, PathName } from '#assistant/answers/answer.ts'
import type { BillEstimate } from '#assistant/answers/assistant-dependencies.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import type { LeadReceipt } from '#leads/form/post-lead.ts'
import { addressHere } from '#platform/text/language.ts'
import { countEvent } from '#ui/count-event.ts'
import { giveUpAfter } from '#ui/give-up-after.ts'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { readSiteSettings } from '#ui/site-settings.ts'

const KEY = 'assistant-conversation'
// More than anybody reads again, and far from what a tab can keep.
const MOST_MESSAGES = 40

/** What was asked and answered in this tab. It outlives the page, not the tab, and our server keeps none of it. */
export function useConversation() {
  const [messages, setMessages] = useState<Message[]>(() => readSessionEntry<Message[]>(KEY) ?? [])
  const [isAsking, setAsking] = useState(false)
  /** What has come of an answer that is being worded. */
  const [coming, setComing] = useState<Citation[]>([])

  /** Another company hears what is asked: said before anybody asks. */
  const [isWorded, setWorded] = useState(false)

  useEffect(() => writeSessionEntry(KEY, messages), [messages])

  useEffect(() => {
    void readSiteSettings().then((settings) => setWorded(settings?.assistant_words ?? false))
  }, [])

  // Closed or left before its answer came, a question is asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of what was found in the tab
  useEffect(() => {
    const last = messages.at(-1)
    if (last?.from === 'visitor') void answer(last.text)
  }, [])

  function add(message: Message) {
    setMessages((before) => [...before, message].slice(-MOST_MESSAGES))
  }

  function put(question: string) {
    add({ from: 'visitor', text: question })
    countEvent('assistant_question')
    void answer(question)
  }

  async function answer(question: string) {
    setAsking(true)
    const asked = await ask(question, setComing)
    setAsking(false)
    setComing([])
    add(
      'answer' in asked
        ? { from: 'us', kind: 'answer', answer: asked.answer }
        : { from: 'us', kind: 'trouble', text: asked.trouble },
    )
  }

  function forget() {
    removeSessionEntry(KEY)
    setMessages([])
  }

  return { messages, isAsking, coming, isWorded, add, put, forget }
}

/** One entry of the conversation, as it is kept in the tab. */
export type Message =
  | { from: 'visitor'; text: string }
  | { from: 'us'; kind: 'answer'; answer: Answer }
  | { from: 'us'; kind: 'path'; path: PathName }
  | { from: 'us'; kind: 'bill'; bill: BillEstimate; units: number }
  | { from: 'us'; kind: 'receipt'; receipt: LeadReceipt }
  | { from: 'us'; kind: 'trouble'; text: string }

const { chat } = assistantCopy
const PATIENCE_MS = 20_000

type Asked = { answer: Answer } | { trouble: string }

/** Asks our server. Where answers are worded, `onSentence` is told each sentence as it comes. */
async function ask(question: string, onSentence: (sentences: Citation[]) => void): Promise<Asked> {
  try {
    const isWorded = (await readSiteSettings())?.assistant_words
    const path = addressHere(isWorded ? '/api/assistant/answers/worded' : '/api/assistant/answers/')
    const response = await fetch(`${path}?q=${encodeURIComponent(question)}`, {
      signal: giveUpAfter(PATIENCE_MS),
    })
    if (response.status === 429) return { trouble: chat.tooMany }
    if (!response.ok || !response.body) return { trouble: chat.unreachable }

    return { answer: isWorded ? await readParts(response.body, onSentence) : ((await response.json()) as Answer) }
  } catch {
    return { trouble: chat.unreachable }
  }
}

/** One line of JSON a part; the last is the whole answer, which stands whatever came before. */
async function readParts(body: ReadableStream<Uint8Array>, onSentence: (sentences: Citation[]) => void) {
  const reader = body.getReader()
  // Not TextDecoderStream: Firefox has it since 105.
  const decoder = new TextDecoder()
  const sentences: Citation[] = []
  let rest = ''

  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const { sentence, answer } = JSON.parse(line) as { sentence?: Citation; answer?: Answer }
      if (answer) return answer
      if (!sentence) continue
      sentences.push(sentence)
      onSentence([...sentences])
    }
  }
  throw new Error('the answer broke off')
}
