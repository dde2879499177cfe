import * as z from 'zod/mini'
import { asked, told } from '#platform/form/fields.ts'
import { isWellFormed } from '#platform/text/well-formed.ts'
import { cleanLine, cleanLines, showsSomething } from './clean-text.ts'

export interface TextMessages {
  required: string
  tooLong: string
  unreadable: string
}

/**
 * One line of any script, kept as typed but for the space around it and what nobody sees. Never empty; of `min` to `max`
 * UTF-16 units.
 */
export function line(messages: TextMessages, max: number, min = 1) {
  return asked(readable(cleanLine, /[\0\r\n]/, messages, [min, max]), { maxLength: 2 * max })
}

/** Some lines of any script, otherwise like `line`. A line break counts as one. */
export function lines(messages: TextMessages, max: number) {
  return asked(readable(cleanLines, /\0/, messages, [1, max]), { isLong: true, maxLength: 2 * max })
}

/** A line that may be left out: blank, null and absent are the same. */
export function optionalLine(messages: Omit<TextMessages, 'required'>, max: number) {
  const text = z.pipe(z.transform(blankIsAbsent), z.optional(line({ ...messages, required: '' }, max)))
  const rule = z.optional(text)
  rule.register(z.globalRegistry, { type: 'string', maxLength: max })
  return asked(rule, { maxLength: 2 * max })
}

/** Some lines that may be left out. */
export function optionalLines(messages: Omit<TextMessages, 'required'>, max: number) {
  const text = z.pipe(z.transform(blankIsAbsent), z.optional(lines({ ...messages, required: '' }, max)))
  const rule = z.optional(text)
  rule.register(z.globalRegistry, { type: 'string', maxLength: max })
  return asked(rule, { isLong: true, maxLength: 2 * max })
}

function readable(
  clean: (text: string) => string,
  unwanted: RegExp,
  { required, unreadable, tooLong }: TextMessages,
  [min, max]: [number, number],
) {
  const rule = z.string(required).check(
    z.overwrite(clean),
    z.trim(),
    told((text) => {
      if (!showsSomething(text)) return required
      if (unwanted.test(text) || !isWellFormed(text)) return unreadable
      if (text.length > max) return tooLong
      return text.length < min ? required : undefined
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
