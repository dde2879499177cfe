// Translated on 27 November 2026, from revision bfab60a6.
import type { Translated } from '#platform/text/translated.ts'
import { replyCopy as english } from './reply-words.en.ts'

export const replyCopy: Translated<typeof english> = {
  ...english,
  writer: (name, brand) => `${name}, ${brand}`,
  wrote: (time, name) => `${time}, ${name} ने लिखा:`,
}
