import type { z } from 'zod'
import { httpCopy } from './words.en.ts'

const { field: copy } = httpCopy

/** What whoever calls the API by hand reads where a schema has no words of its own. */
export function wordsForIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? copy.needed : copy.shouldBe(copy.kinds[issue.expected] ?? copy.otherKind)
    case 'invalid_value':
      return (issue.values.length > 1 ? copy.shouldBeOneOf : copy.shouldBe)(issue.values.join(', '))
    case 'too_big':
      return copy.atMost(count(issue.origin, Number(issue.maximum)))
    case 'too_small':
      return copy.atLeast(count(issue.origin, Number(issue.minimum)))
    case 'unrecognized_keys':
      return copy.unknown(issue.keys.join(', '))
    case 'invalid_format':
      return issue.format === 'date' ? copy.day : copy.unreadable
    default:
      return copy.unreadable
  }
}

function count(origin: string, limit: number): string {
  const number = limit.toLocaleString('en-IN')
  return copy.counted[origin]?.(number) ?? number
}
