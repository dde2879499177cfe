import { expect } from 'vitest'
import { LONGEST_SEARCH } from '#platform/text/clean-text.ts'
import { test } from '../../../../tests/support/test-services.ts'
import { findWords } from './find-words.ts'

test('of a search for a sentence no more is looked for than anybody writes', async ({ services: { db, now } }) => {
  const { search } = await findWords(db, 'a '.repeat(5_000), now())
  expect(search.length).toBeLessThanOrEqual(LONGEST_SEARCH)
})
