import type { z } from 'zod'

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** What whoever calls the API by hand reads where a schema has no words of its own. */
export function wordsForIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is needed.'
        : `This should be ${KINDS[issue.expected] ?? 'another kind'}.`
    case 'invalid_value':
      return `This should be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}.`
    case 'too_big':
      return `At most ${count(issue.origin, Number(issue.maximum))}.`
    case 'too_small':
      return `At least ${count(issue.origin, Number(issue.minimum))}.`
    case 'unrecognized_keys':
      return `There is nothing called ${issue.keys.join(', ')} here.`
    case 'invalid_format':
      return issue.format === 'date' ? 'Write the day as year, month and day: 2026-11-30.' : 'This cannot be read.'
    default:
      return 'This cannot be read.'
  }
}

function count(origin: string, limit: number): string {
  const what: Record<string, string> = { string: ' characters', array: ' entries' }
  return `${limit.toLocaleString('en-IN')}${what[origin] ?? ''}`
}
