import { expect, test } from 'vitest'
import { actionInWords } from './action-in-words.ts'

test('what was done is said in words', () => {
  expect(actionInWords('post.translation-edited')).toBe('Post: translation edited')
  expect(actionInWords('sign-in')).toBe('Sign in')
})
