import { afterEach, expect, test } from 'vitest'
import { findSentence, listSentences, said, sayOwn } from './said.ts'

afterEach(() => sayOwn(() => undefined))

test('a sentence is ours while there is one, and as it was built before and after', () => {
  const copy = said('a/words:copy', { heading: 'Read the meter.', inner: { list: ['One', 'Two'] } })
  const { inner } = copy
  sayOwn((key) => ({ 'a/words:copy.heading': 'Read it twice.', 'a/words:copy.inner.list.1': 'Zwei' })[key])
  expect([copy.heading, ...inner.list]).toEqual(['Read it twice.', 'One', 'Zwei'])
  expect(JSON.stringify(copy)).toContain('Read it twice.')

  sayOwn(() => undefined)
  expect(copy).toEqual({ heading: 'Read the meter.', inner: { list: ['One', 'Two'] } })
})

test('what the program reads is no sentence, and what it puts together is known as that', () => {
  said('b/words:copy', {
    ...{ path: '/about-us', id: 'heading', link: 'https://example.com', number: '42', anchor: '#top' },
    count: (count: number) => `${count} readings`,
    text: 'Every unit',
  })
  expect(listSentences().filter(({ group }) => group === 'b/words:copy')).toEqual([
    { key: 'b/words:copy.count', group: 'b/words:copy', built: null },
    { key: 'b/words:copy.text', group: 'b/words:copy', built: 'Every unit' },
  ])
  expect(findSentence('b/words:copy.path')).toBeUndefined()
})
