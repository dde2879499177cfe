import { interviewCopy } from './interview-words.en.ts'
import { visitCopy } from './words.en.ts'

/** What is said of a slot: of an interview, or of a visit to a home. */
export function wordsOfSlots(
  isInterview: boolean,
): typeof visitCopy | (typeof interviewCopy & Pick<typeof visitCopy, 'refused'>) {
  return isInterview ? { ...interviewCopy, refused: visitCopy.refused } : visitCopy
}
