import { useActFetcher, useAnswer } from './answer.ts'
import { DeskMessage } from './desk-message.tsx'
import { deskCopy } from './words.en.ts'

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
