import { expect, test } from 'vitest'
import { z } from 'zod'
import { wordsForIssue } from './json-body.ts'

const schema = z.strictObject({
  units: z.number().int().min(1).max(1_00_000).optional(),
  area: z.enum(['urban', 'rural']).optional(),
  name: z.string().max(100).optional(),
  ids: z.array(z.string()).max(2).optional(),
  date: z.iso.date().optional(),
})

test.each([
  [{ units: 'x' }, 'This should be a number.'],
  [{ units: 0 }, 'At least 1.'],
  [{ units: 2_00_000 }, 'At most 1,00,000.'],
  [{ area: 'hills' }, 'This should be one of urban, rural.'],
  [{ name: 'a'.repeat(101) }, 'At most 100 characters.'],
  [{ ids: ['a', 'b', 'c'] }, 'At most 2 entries.'],
  [{ date: 'soon' }, 'Write the day as year, month and day: 2026-11-30.'],
  [{ date: 20261130 }, 'This should be text.'],
  [{ colour: 'red' }, 'There is nothing called colour here.'],
])('%j is refused in words for people', (body, words) => {
  expect(messagesOf(schema, body)).toEqual([words])
})

test('what is missing is said to be needed, and a schema’s own words go before', () => {
  const own = z.object({ path: z.string(), units: z.number('Give the units.') })

  expect(messagesOf(own, {})).toEqual(['This is needed.', 'Give the units.'])
})

function messagesOf(schema: z.ZodType, body: unknown) {
  return schema.safeParse(body, { error: wordsForIssue }).error?.issues.map(({ message }) => message)
}
