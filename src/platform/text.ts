import { z } from 'zod'

// Line breaks and tabs belong to a message; no other control character belongs to anything a person types.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f]/

export interface TextMessages {
  required: string
  tooLong: string
  unreadable: string
}

/** One line of any script, kept as typed but for the space around it. Never empty; at most `max` UTF-16 units. */
export function line(messages: TextMessages, max: number) {
  return readable(CONTROL_OR_BREAK, messages).max(max, messages.tooLong)
}

/** Some lines of any script, otherwise like `line`. */
export function lines(messages: TextMessages, max: number) {
  return readable(CONTROL, messages).max(max, messages.tooLong)
}

function readable(unwanted: RegExp, { required, unreadable }: TextMessages) {
  return z
    .string(required)
    .trim()
    .min(1, { error: required, abort: true })
    .refine((text) => !unwanted.test(text) && text.isWellFormed(), { error: unreadable, abort: true })
}
