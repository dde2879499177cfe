import { z } from 'zod'
import { cleanLine, cleanLines, showsSomething } from '#platform/text/clean-text.ts'
import { isEmailAddress, readEmailAddress } from '#platform/text/read-email-address.ts'
import { isPhoneNumber, readPhoneNumber } from '#platform/text/read-phone-number.ts'
import { isWellFormed } from '#platform/text/well-formed.ts'
import { fieldFaults as faults } from './field-words.en.ts'
import type { Field, Fields, Values } from './fields.ts'

const ratio = z.number().min(0).max(1)

/**
 * What an entry's values must be, by its register's fields: of what staff typed and of what was stored by another release.
 * What the register does not know is left out.
 */
export function valuesSchema<F extends Fields>(fields: F): z.ZodType<Values<F>> {
  const shape = Object.entries(fields).map(([name, field]) => [name, optional(field, schemaOf(field))])
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<Values<F>>
}

function optional(field: Field, schema: z.ZodType): z.ZodType {
  const isList = field.kind === 'rows' || field.kind === 'lines'
  if (isList) return field.isOptional ? schema.default([]) : schema
  if (field.kind === 'yes') return schema.default(false)
  return field.isOptional ? z.preprocess(blankIsNull, schema.nullable()) : schema
}

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return text(oneLine, field.maxLength)
    case 'paragraph':
      return text(cleanLines, field.maxLength)
    case 'lines':
      return z
        .array(text(oneLine, field.maxLength))
        .min(field.isOptional ? 0 : 1, faults.required)
        .max(field.maxLines, faults.tooMany(field.maxLines))
    case 'choice':
      return z.enum(Object.keys(field.options), faults.choice)
    case 'number': {
      const message = faults.number(field.min, field.max)
      const number = z.number(message).min(field.min, message).max(field.max, message)
      return field.isWhole ? number.int(message) : number
    }
    case 'rupees':
      return z.number(faults.rupees).int(faults.rupees).min(0, faults.rupees).max(field.maxPaise, faults.rupees)
    case 'day':
      return z.iso.date(faults.day)
    case 'month':
      return z.string(faults.month).regex(/^\d{4}-(0[1-9]|1[0-2])$/, faults.month)
    case 'time':
      return z.string(faults.time).regex(/^([01]\d|2[0-3]):[0-5]\d$/, faults.time)
    case 'phone':
      return z.string(faults.required).overwrite(readPhoneNumber).refine(isPhoneNumber, faults.phone)
    case 'email':
      return z.string(faults.required).overwrite(readEmailAddress).refine(isEmailAddress, faults.email)
    case 'link':
      return z
        .string(faults.required)
        .trim()
        .max(2_000, faults.tooLong(2_000))
        .refine(
          (address) => isWebAddress(address) || Boolean(field.mayBePath && isPath(address)),
          field.mayBePath ? faults.linkOrPath : faults.link,
        )
    case 'picture':
      return z.object({
        id: z.string().min(1, faults.required),
        alt: text(oneLine, 200, faults.alt),
        focus: z.object({ x: ratio, y: ratio }).default({ x: 0.5, y: 0.5 }),
      })
    case 'yes':
      return z.boolean()
    case 'rows':
      return z
        .array(valuesSchema(field.fields))
        .min(field.isOptional ? 0 : 1, faults.required)
        .max(field.maxRows, faults.tooMany(field.maxRows))
  }
}

function text(clean: (text: string) => string, maxLength: number, required: string = faults.required) {
  return z
    .string(required)
    .overwrite(clean)
    .trim()
    .refine(showsSomething, required)
    .refine((line) => isWellFormed(line) && !line.includes('\0'), faults.unreadable)
    .max(maxLength, faults.tooLong(maxLength))
}

// No field of one line shows a break.
function oneLine(text: string): string {
  return cleanLine(text.replace(/[\r\n]+/g, ' '))
}

function blankIsNull(value: unknown): unknown {
  return value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value
}

// With a name before it, a page of the site could send visitors anywhere under the look of another address.
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, hostname } = new URL(address)
  return protocol === 'https:' && username === '' && hostname.includes('.')
}

function isPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address)
}
