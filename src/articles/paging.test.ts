import { expect, test } from 'vitest'
import { lastPage, pageNumber, pagesShown } from './paging.ts'

test('a page is a whole number from 1; nothing asked for is the first', () => {
  expect([undefined, null, '', '1', '12'].map(pageNumber)).toEqual([1, 1, 1, 1, 12])
  expect(['0', '01', '-1', '1.0', ' 1', 'x', '1e2', '9'.repeat(10)].map(pageNumber)).toEqual(Array(8).fill(undefined))
})

test('the last page is never before the first', () => {
  expect([0, 1, 18, 19, 36].map(lastPage)).toEqual([1, 1, 1, 2, 2])
})

test('both ends and what is around have a link; one number is never left out alone', () => {
  expect(pagesShown(1, 1)).toEqual([1])
  expect(pagesShown(1, 3)).toEqual([1, 2, 3])
  expect(pagesShown(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pagesShown(50, 100)).toEqual([1, null, 49, 50, 51, null, 100])
})
