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

test('what people agree to is not offered: it is kept as it was shown to them', () => {
  said('d/words:copy', { notice: 'We use it to reply.', agree: 'Keep it.', submit: 'Send it' })
  expect(listSentences().flatMap(({ group, path }) => (group === 'd/words:copy' ? path : []))).toEqual(['submit'])
})

test('what the program reads is no sentence, and what it puts together is known as that', () => {
  said('b/words:copy', {
    ...{ path: '/about-us', id: 'heading', link: 'https://example.com', number: '42', anchor: '#top' },
    count: (count: number) => `${count} readings`,
    text: 'Every unit',
  })
  expect(listSentences().filter(({ group }) => group === 'b/words:copy')).toEqual([
    { key: 'b/words:copy.count', group: 'b/words:copy', path: ['count'], built: null },
    { key: 'b/words:copy.text', group: 'b/words:copy', path: ['text'], built: 'Every unit' },
  ])
  expect(findSentence('b/words:copy.path')).toBeUndefined()
})

test('a sentence with something in it is offered with its names, and ours says what is given for them', () => {
  const copy = said(
    'c/words:copy',
    {
      thanks: (brand: string, day: string) => `${brand} thanks you, on ${day}.`,
      page: (slug: string) => `/blogs/${slug}`,
      range: (from: string, to: string) => `${from}–${to}`,
    },
    { thanks: ['brand', 'day'], page: ['slug'], range: ['from', 'to'] },
  )
  expect(listSentences().filter(({ group }) => group === 'c/words:copy')).toEqual([
    {
      key: 'c/words:copy.thanks',
      group: 'c/words:copy',
      path: ['thanks'],
      built: '{brand} thanks you, on {day}.',
      parts: ['brand', 'day'],
    },
  ])
  expect(copy.thanks('Coral', 'Friday')).toBe('Coral thanks you, on Friday.')

  sayOwn((key) => (key === 'c/words:copy.thanks' ? 'On {day} we thank you: {brand}. {nobody}' : undefined))
  expect(copy.thanks('Coral', 'Friday')).toBe('On Friday we thank you: Coral. {nobody}')
})
