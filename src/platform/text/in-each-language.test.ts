import { expect, test } from 'vitest'
import { inEachLanguage } from './in-each-language.ts'
import { inLanguage, wordsLeftInEnglish } from './in-language.ts'
import { addressIn, withoutLanguage } from './language.ts'

const english = {
  heading: 'Read the meter',
  steps: ['One', 'Two'],
  card: { label: 'Book', path: '/book-audit', price: 5 },
  count: (count: number) => `${count} readings`,
}
const hindi = {
  heading: 'मीटर पढ़ें',
  steps: ['एक', 'दो'],
  card: { label: 'बुक करें', path: '/book-audit', price: 5 },
  count: (count: number) => `${count} रीडिंग`,
}

test('each sentence is that of whoever reads it, though a module took its part when it was loaded', () => {
  const copy = inEachLanguage({ en: english, hi: hindi })
  const { card, count, steps } = copy
  expect([copy.heading, ...steps, card, count(2)]).toEqual([
    english.heading,
    ...english.steps,
    english.card,
    '2 readings',
  ])

  inLanguage('hi', () => {
    expect(copy.heading).toBe(hindi.heading)
    expect({ ...card }).toEqual(hindi.card)
    expect(steps.map((step) => step)).toEqual(hindi.steps)
    expect(count(2)).toBe('2 रीडिंग')
    expect(JSON.parse(JSON.stringify(copy.card))).toEqual(hindi.card)
  })
  expect(card.label).toBe('Book')
})

test('a language without a sentence says the English one, as staff say it now', () => {
  let ours = 'Read the meter'
  const words = Object.defineProperty({ steps: ['One'] } as { heading: string; steps: string[] }, 'heading', {
    enumerable: true,
    get: () => ours,
  })
  const copy = inEachLanguage({ en: words, hi: { heading: 'मीटर पढ़ें' } as typeof words })
  ours = 'Read it twice'
  expect(inLanguage('te', () => copy.heading)).toBe('Read it twice')
  expect(inLanguage('hi', () => [copy.heading, ...copy.steps])).toEqual(['मीटर पढ़ें', 'One'])
})

test('what a language lacks is known as English to whoever draws the page, and to nobody else', () => {
  const copy = inEachLanguage({ en: english, hi: { heading: hindi.heading } as typeof english })
  const drawn = inLanguage('hi', () => [copy.heading, copy.card.label, copy.count(2), [...wordsLeftInEnglish()]])

  expect(drawn).toEqual([hindi.heading, 'Book', '2 readings', ['Book', '2 readings']])
  expect(inLanguage('hi', () => [...wordsLeftInEnglish()])).toEqual([])
  expect(inLanguage('en', () => [copy.heading, ...wordsLeftInEnglish()])).toEqual(['Read the meter'])
})

test('two requests at a time do not hear each other', async () => {
  const copy = inEachLanguage({ en: english, hi: hindi })
  const asked = async () => {
    await Promise.resolve()
    return copy.heading
  }
  expect(await Promise.all([inLanguage('hi', asked), inLanguage('en', asked)])).toEqual([
    hindi.heading,
    english.heading,
  ])
})

test('the first page of a language has no slash, and what is no language stays in the address', () => {
  expect(addressIn('hi', '/')).toBe('/hi')
  expect(addressIn('hi', '/?a=1')).toBe('/hi?a=1')
  expect(addressIn('te', '/contact-us#call')).toBe('/te/contact-us#call')
  expect(addressIn('en', '/contact-us')).toBe('/contact-us')
  expect(withoutLanguage('/hi')).toEqual({ language: 'hi', path: '/' })
  expect(withoutLanguage('/hi/blogs/a')).toEqual({ language: 'hi', path: '/blogs/a' })
  expect(withoutLanguage('/history')).toEqual({ language: 'en', path: '/history' })
  expect(withoutLanguage('/en/blogs')).toEqual({ language: 'en', path: '/en/blogs' })
})
