import { httpCopy } from '#platform/http/words.en.ts'

/** What somebody reads who sent too much in too short a time. */
export function tooManyMessage(seconds: number): string {
  return httpCopy.tooMany(Math.ceil(seconds / 60))
}
