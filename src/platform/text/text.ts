import * as z from 'zod/mini'
import { asked, told } from '#platform/form/fields.ts'
import { isWellFormed } from '#platform/text/well-formed.ts'
import { cleanLine, cleanLines, showsSomething } from './clean-text.ts'

/** What is said of a text that is refused: read only then, in the language of that moment. */
export interface TextMessages {
  required: string
  tooLong: string
  unreadable: string
}

type Messages = Omit<TextMessages, 'required'> & Partial<Pick<TextMessages, 'required'>>

/**
 * One line of any script, kept as typed but for the space around it and what nobody sees. Never empty; of `min` to `max`
 * UTF-16 units.
 */
export function line(messages: Messages, max: number, min = 1) {
  return asked(readable(cleanLine, /[\0\r\n]/, messages, [min, max]), { maxLength: 2 * max })
}

/** Some lines of any script, otherwise like `line`. A line break counts as one. */
export function lines(messages: Messages, max: number) {
  return asked(readable(cleanLines, /\0/, messages, [1, max]), { isLong: true, maxLength: 2 * max })
}

/** A line that may be left out: blank, null and absent are the same. */
export function optionalLine(messages: Messages, max: number) {
  const text = z.pipe(z.transform(blankIsAbsent), z.optional(line(messages, max)))
  const rule = z.optional(text)
  rule.register(z.globalRegistry, { type: 'string', maxLength: max })
  return asked(rule, { maxLength: 2 * max })
}

/** Some lines that may be left out. */
export function optionalLines(messages: Messages, max: number) {
  const text = z.pipe(z.transform(blankIsAbsent), z.optional(lines(messages, max)))
  const rule = z.optional(text)
  rule.register(z.globalRegistry, { type: 'string', maxLength: max })
  return asked(rule, { isLong: true, maxLength: 2 * max })
}

function readable(clean: (text: string) => string, unwanted: RegExp, messages: Messages, [min, max]: [number, number]) {
  // One that may be left out is never refused for being empty.
  const required = () => messages.required ?? ''
  const rule = z.string({ error: required }).check(
    z.overwrite(clean),
    z.trim(),
    told((text) => {
      if (!showsSomething(text)) return required()
      if (unwanted.test(text) || !isWellFormed(text)) return messages.unreadable
      if (text.length > max) return messages.tooLong
      return text.length < min ? required() : undefined
    }),
  )
  // For the API's document.
  rule.register(z.globalRegistry, { minLength: min, maxLength: max })
  return rule
}

/** For a rule that may be left out: blank, null and absent are the same. */
export function blankIsAbsent(value: unknown): unknown {
  return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
}
