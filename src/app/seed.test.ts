import { globSync } from 'node:fs'
import { expect } from 'vitest'
import { openings } from '#company/openings/first-openings.en.ts'
import { test } from '../../tests/support/test-services.ts'
import { seed } from './seed.ts'

test('a new site begins with its articles and its openings, and a second start adds nothing', async ({ services }) => {
  const { db, env, now } = services

  const written = await seed(db, env, now())

  expect(written).toHaveLength(globSync('content/posts/**/*.md').length)
  expect(await db.selectFrom('openings').select('id').execute()).toHaveLength(openings.length)
  expect(await seed(db, env, now())).toEqual([])
})
