import { expect, test } from 'vitest'
import { assistantCopy } from '#assistant/words.en.ts'
import { enquiryKindCopy } from '#leads/enquiry/kind-words.en.ts'
import { transcript } from './transcript.ts'
import type { Message } from './use-conversation.ts'

const { handOver: copy } = assistantCopy

test('a conversation is handed over in its order', () => {
  expect(transcript(asked(2, 20))).toBe(
    [enquiryKindCopy.conversation, `${copy.me} 1 ${'x'.repeat(20)}`, `${copy.me} 2 ${'x'.repeat(20)}`].join('\n'),
  )
})

test('of one that is longer than a message the newest are handed over, and it says that the others are left out', () => {
  const lines = transcript(asked(20, 400)).split('\n')

  expect(lines.slice(0, 2)).toEqual([enquiryKindCopy.conversation, copy.leftOut])
  expect(lines.at(-1)).toContain(`${copy.me} 20 `)
  expect(lines[2]).not.toContain(`${copy.me} 1 `)
  // The form takes 5,000 characters.
  expect(lines.join('\n').length).toBeLessThan(4_500)
})

function asked(count: number, length: number): Message[] {
  return Array.from({ length: count }, (_, at) => ({ from: 'visitor', text: `${at + 1} ${'x'.repeat(length)}` }))
}
