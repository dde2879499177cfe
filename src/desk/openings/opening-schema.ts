import { z } from 'zod'
import type { RichText } from '#company/openings/first-openings.en.ts'
import { cleanLines } from '#platform/text/clean-text.ts'
import { line, lines, optionalLine } from '#platform/text/text.ts'
import { openingsDeskCopy } from './words.en.ts'

const POINT = /^\s*[-–•]\s*/

const { errors, types } = openingsDeskCopy
const day = z.iso.date(errors.day)
const anyDay = z.union([z.literal(''), day], errors.day).transform((text) => text || null)

/** What staff type about an opening. */
export const openingSchema = z.object({
  title: line(messages('title'), 120),
  location: line(messages('location'), 120),
  type: z.enum(types, errors.type),
  // Emptied, it is gone.
  pay: z.pipe(
    optionalLine({ tooLong: errors.tooLong, unreadable: errors.unreadable }, 120),
    z.transform((pay) => pay ?? ''),
  ),
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

/** Headings and their points as staff type them: a heading a line, under it a point a line with a dash. */
export function writeRequirements(requirements: RichText): string {
  return requirements
    .map(({ heading, points }) => [heading, ...points.map((point) => `- ${point}`)].join('\n'))
    .join('\n\n')
}

/** Reads them back. Undefined where a point has no heading or a heading no point. */
export function parseRequirements(text: string): RichText | undefined {
  const parts: { heading: string; points: string[] }[] = []

  for (const line of text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)) {
    if (!POINT.test(line)) parts.push({ heading: line, points: [] })
    else if (parts.length === 0) return undefined
    else parts.at(-1)!.points.push(line.replace(POINT, ''))
  }
  return parts.length > 0 && parts.every(({ points }) => points.length > 0) ? parts : undefined
}
