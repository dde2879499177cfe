import { expect, test } from 'vitest'
import { claims } from '#company/claims.en.ts'
import { ageOfClaims } from './age-of-claims.ts'

const STATED = '2025-10'

test('a claim is stale from its thirteenth month', () => {
  const of = (now: string) => ageOfClaims(new Date(now)).find(({ asOf }) => asOf === STATED)

  expect(of('2026-10-31T00:00:00Z')).toMatchObject({ months: 12, isStale: false })
  expect(of('2026-11-01T00:00:00Z')).toMatchObject({ months: 13, isStale: true })
})

test('no claim is left out', () => {
  expect(
    ageOfClaims(new Date())
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(Object.keys(claims).toSorted())
})
