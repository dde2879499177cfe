// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { replyCopy as english } from './reply-words.en.ts'

export const replyCopy: Translated<typeof english> = {
  ...english,
  writer: (name, brand) => `${name}, ${brand}`,
  wrote: (time, name) => `${time} को ${name} ने लिखा:`,
}
