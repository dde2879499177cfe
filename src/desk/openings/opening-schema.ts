import { z } from 'zod'
import { cleanLines } from '#platform/text/clean-text.ts'
import { line, lines } from '#platform/text/text.ts'
import { parseRequirements } from './requirements-text.ts'
import { openingsDeskCopy } from './words.en.ts'

const { errors, types } = openingsDeskCopy
const day = z.iso.date(errors.day)
const anyDay = z.union([z.literal(''), day], errors.day).transform((text) => text || null)

/** What staff type about an opening. */
export const openingSchema = z.object({
  title: line(messages('title'), 120),
  location: line(messages('location'), 120),
  type: z.enum(types, errors.type),
  posted_on: day,
  opens_on: anyDay,
  closes_on: anyDay,
  summary: line(messages('summary'), 300),
  description: lines(messages('description'), 3_000),
  requirements: z
    .string()
    .overwrite(cleanLines)
    .max(10_000, errors.tooLong)
    .transform((text, check) => {
      const parsed = parseRequirements(text)
      if (parsed) return JSON.stringify(parsed)

      check.addIssue({ code: 'custom', message: errors.requirements })
      return z.NEVER
    }),
  criteria: z
    .string()
    .default('')
    .overwrite(cleanLines)
    .transform((text, check) => {
      const names = [...new Set(text.split('\n').map((name) => name.trim()))].filter(Boolean)
      if (names.length <= MOST_CRITERIA && names.every((name) => name.length <= LONGEST_CRITERION))
        return JSON.stringify(names)

      check.addIssue({ code: 'custom', message: errors.criteria(MOST_CRITERIA, LONGEST_CRITERION) })
      return z.NEVER
    }),
})

const MOST_CRITERIA = 8
const LONGEST_CRITERION = 80

function messages(field: keyof typeof errors.required) {
  return { required: errors.required[field], tooLong: errors.tooLong, unreadable: errors.unreadable }
}
