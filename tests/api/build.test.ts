import { expect, test } from 'vitest'
import { fingerprintOfBuild } from '../../scripts/build.ts'

test('a build in another language or from another year is not taken for the one that is wanted', () => {
  const wanted = fingerprintOfBuild({}, 2026)

  expect(fingerprintOfBuild({ SITE_LANGUAGES: 'en, hi, te' }, 2026)).toBe(wanted)
  expect(fingerprintOfBuild({ SITE_LANGUAGES: 'en, x-pseudo' }, 2026)).not.toBe(wanted)
  expect(fingerprintOfBuild({}, 2027)).not.toBe(wanted)
})
