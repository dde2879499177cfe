import { z } from 'zod'
import { cleanLine, cleanLines, showsSomething } from './clean-text.ts'

export interface TextMessages {
  required: string
  tooLong: string
  unreadable: string
}

/**
 * One line of any script, kept as typed but for the space around it and what nobody sees. Never empty; at most `max`
 * UTF-16 units.
 */
export function line(messages: TextMessages, max: number) {
  return readable(cleanLine, /[\0\r\n]/, messages).max(max, messages.tooLong)
}

/** Some lines of any script, otherwise like `line`. A line break counts as one. */
export function lines(messages: TextMessages, max: number) {
  return readable(cleanLines, /\0/, messages).max(max, messages.tooLong)
}

function readable(clean: (text: string) => string, unwanted: RegExp, { required, unreadable }: TextMessages) {
  return z
    .string(required)
    .overwrite(clean)
    .trim()
    .min(1, { error: required, abort: true })
    .refine(showsSomething, { error: required, abort: true })
    .refine((text) => !unwanted.test(text) && text.isWellFormed(), { error: unreadable, abort: true })
}
