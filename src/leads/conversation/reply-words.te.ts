// Translated on 27 November 2026, from revision bfab60a6.
import type { Translated } from '#platform/text/translated.ts'
import { replyCopy as english } from './reply-words.en.ts'

/** Visitors read the writer and what is quoted; staff read why a reply could not go. */
export const replyCopy: Translated<typeof english> = {
  ...english,
  writer: (name, brand) => `${name}, ${brand}`,
  wrote: (time, name) => `${time}, ${name} రాశారు:`,
}
