import { expect } from 'vitest'
import { listTallies } from '#platform/operation/tallies.ts'
import { test } from '../../tests/support/test-services.ts'
import { aPost, savePosts } from './blog-examples.ts'
import { searchForVisitor } from './search-for-visitor.ts'

test('a search that finds nothing is counted by its words, without persons; others are not', async ({ services }) => {
  await savePosts(services.db, aPost())

  for (const search of ['fan', 'Hydrogène!', 'the hydrogene', 'ravi.k@example.com 98480 12345', '???']) {
    await searchForVisitor(services, search)
  }
  await services.tallies.settle()

  expect(await listTallies(services.db, 'failed-search', '2026-01-01', 10)).toEqual([
    { name: 'hydrogene', times: 2, lastDay: '2026-11-19' },
  ])
})
