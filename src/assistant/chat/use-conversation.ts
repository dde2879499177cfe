import { useEffect, useState } from 'react'
import type { Citation } from '#assistant/answers/answer.ts'
import { countEvent } from '#ui/count-event.ts'
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { readSiteSettings } from '#ui/site-settings.ts'
import { ask } from './ask.ts'
import type { Message } from './message.ts'

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
