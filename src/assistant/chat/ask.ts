import type { Answer, Citation } from '#assistant/answers/answer.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { giveUpAfter } from '#ui/give-up-after.ts'
import { readSiteSettings } from '#ui/site-settings.ts'

const { chat } = assistantCopy
const PATIENCE_MS = 20_000

export type Asked = { answer: Answer } | { trouble: string }

/** Asks our server. Where answers are worded, `onSentence` is told each sentence as it comes. */
export async function ask(question: string, onSentence: (sentences: Citation[]) => void): Promise<Asked> {
  try {
    const isWorded = (await readSiteSettings())?.assistant_words
    const path = isWorded ? '/api/assistant/answers/worded' : '/api/assistant/answers/'
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
