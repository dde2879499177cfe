import { assistantCopy } from '#assistant/words.en.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { enquiryKindCopy } from '#leads/enquiry/kind-words.en.ts'
import type { Message } from './use-conversation.ts'

const { handOver: copy, bill, paths } = assistantCopy
// The contact form takes 5,000 characters, and the visitor will want to add some.
const MAX_LENGTH = 4_000

/** The conversation as a message to a person: what was asked, and what our pages answered. */
export function transcript(messages: readonly Message[]): string {
  const lines = messages.flatMap(told)
  if (lines.length === 0) return ''

  // The newest matter most.
  let first = 0
  while (lines.slice(first).join('\n').length > MAX_LENGTH) first += 1
  return [enquiryKindCopy.conversation, ...(first > 0 ? [copy.leftOut] : []), ...lines.slice(first)].join('\n')
}

function told(message: Message): string[] {
  if (message.from === 'visitor') return [`${copy.me} ${message.text}`]
  if (message.kind === 'bill')
    return [`${copy.it} ${bill.total} ${formatRupees(message.bill.total_paise)}, ${message.bill.tariff}`]
  if (message.kind === 'path') return [`${copy.it} ${paths[message.path].label}`]
  if (message.kind !== 'answer') return []

  const { confident, sentences } = message.answer
  if (!confident) return [`${copy.it} ${copy.itFoundNothing}`]
  return sentences.map(({ text, title }) => `${copy.it} ${text} (${title})`)
}
