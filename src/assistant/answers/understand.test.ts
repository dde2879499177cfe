import { expect, test } from 'vitest'
import { wordsOf } from '#india/words.ts'
import { fold, type KnownWords, sureTerms, understand } from './understand.ts'

const knows = (...words: string[]): KnownWords => ({
  has: (term) => words.includes(term),
  partsOf: () => undefined,
  shortFor: () => undefined,
})
const EVERY_WORD: KnownWords = { has: () => true, partsOf: () => undefined, shortFor: () => undefined }

test('every script yields words, whole with their marks', () => {
  expect(wordsOf('बिजली का बिल')).toEqual(['बिजली', 'का', 'बिल'])
  expect(wordsOf('కరెంటు బిల్లు')).toEqual(['కరెంటు', 'బిల్లు'])
  expect(wordsOf('Smart-Plug, 16 A!')).toEqual(['smart', 'plug', '16', 'a'])
})

test('spellings of one letter are one: nukta, joiners and grouped digits', () => {
  expect(wordsOf('गीज़र')).toEqual(wordsOf('गीजर'))
  expect(wordsOf('మీటర్\u200cను')).toEqual(wordsOf('మీటర్ను'))
  expect(wordsOf('1,00,000 units')).toEqual(['100000', 'units'])
  expect(wordsOf('३०० यूनिट')).toEqual(wordsOf('300 यूनिट'))
})

test.each([
  ['bijli', 'electricity'],
  ['karent', 'electricity'],
  ['kharcha', 'cost'],
  ['karcha', 'cost'],
  ['ekkuva', 'high'],
  ['kam', 'reduc'],
  ['चार्ज', 'charg'],
  ['मीटर', 'meter'],
  ['मीटरों', 'meter'],
  ['మీటర్', 'meter'],
  ['మీటర్ను', 'meter'],
  ['బిల్లు', 'bill'],
  ['బిల్లులో', 'bill'],
  ['meterlo', 'meter'],
  ['billlaku', 'bill'],
])('%s is understood as %s', (said, meant) => {
  const [concept] = understand(said, knows('meter', 'bill'))
  expect([...(concept?.terms.keys() ?? [])][0]).toBe(meant)
})

test('"current bill" is an electricity bill', () => {
  expect(understand('current bill', EVERY_WORD).map(({ said }) => said)).toEqual(['electricity', 'bill'])
})

test('"up" is a state where electricity is spoken of, and else says nothing', () => {
  expect(understand('UP bijli rate', EVERY_WORD).map(({ said }) => said)).toEqual(['uttar', 'pradesh', 'bijli', 'rate'])
  expect(understand('why did it go up', EVERY_WORD)).toEqual(understand('why did it go', EVERY_WORD))
})

test.each([
  ['gruha jyothi', 'subsidy'],
  ['eligibility', 'register'],
  ['disconnect', 'cut'],
  ['disconnection', 'cut'],
])('%s is looked for under %s too', (said, ours) => {
  const sought = understand(said, EVERY_WORD).flatMap(({ terms }) => [...terms.keys()])
  expect(sought).toContain(ours)
})

test('two words of a heading are known when they are written as one', () => {
  const known = {
    ...knows('power', 'factor'),
    partsOf: (word: string) => (word === 'powerfactor' ? ['power', 'factor'] : undefined),
  }
  expect(understand('powerfactor meaning', known).flatMap(sureTerms)).toEqual(['power', 'factor'])
})

test('two letters are known for the two words that they begin', () => {
  const known = { ...knows('pf'), shortFor: (word: string) => (word === 'pf' ? ['power', 'factor'] : undefined) }
  expect(understand('what is pf', known).flatMap(sureTerms)).toEqual(['power', 'factor'])
})

test.each([
  ['dimand', 'demand'],
  ['shreni', 'category'],
  ['current bill tagginchadaniki', 'reduc'],
])('"%s" is found by how the word of another script sounds: %s', (said, ours) => {
  expect(understand(said, knows(ours)).flatMap(sureTerms)).toContain(ours)
})

test('what only asks in another script only asks in Latin letters too, unless our pages know the word', () => {
  expect(understand('tisukovali untayi karvana', knows())).toEqual([])
  expect(understand('karvana', knows('karvana'))).toHaveLength(1)
})

test.each([
  ['give the two plugs back', 'return'],
  ['my money is back', 'refund'],
  ['opening the panel', 'open'],
  ['openings', 'opening'],
])('"%s" speaks of %s', (said, ours) => {
  expect(understand(said, EVERY_WORD).flatMap(sureTerms)).toContain(ours)
})

test('words that only ask are no part of the question', () => {
  expect(understand('What is the price, please?', EVERY_WORD).map(({ said }) => said)).toEqual(['price'])
  expect(understand('kya kaise hai', knows())).toEqual([])
})

test('a word that is said twice counts once', () => {
  expect(understand('bill bijli bills', EVERY_WORD)).toHaveLength(2)
})

test('Latin spellings of Indian words are compared by their sound', () => {
  expect(fold('kharchaa')).toBe(fold('karcha'))
  expect(fold('vidhyut')).toBe(fold('vidyut'))
})
