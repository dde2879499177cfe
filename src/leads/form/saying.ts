import type { TextMessages } from '#platform/text/text.ts'
import { formMessages } from './words.en.ts'

/** What a form says of a text: of one that is missing `required`, of others what every form does. Asked each time. */
export function saying(required: () => string): TextMessages {
  return Object.create(formMessages, { required: { get: required } })
}
