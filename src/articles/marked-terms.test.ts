import { expect, test } from 'vitest'
import { markedTerms } from './marked-terms.ts'

test('what is stressed in Latin letters alone says that it is English, and nothing else does', () => {
  const said = '<p><em>door locked</em> या <em>स्मार्ट</em>, <em>AC की</em> <strong>GJ</strong></p>'
  expect(markedTerms(said)).toBe(said.replace('<em>door', '<em lang="en-IN">door'))
})
