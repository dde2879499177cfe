import { expect } from 'vitest'
import { inLanguage } from '#platform/text/in-language.ts'
import { currentLanguage } from '#platform/text/language.ts'
import { test } from '../../../tests/support/test-services.ts'
import { composeAnswer } from './compose-answer.ts'
import type { Passage } from './passage.ts'
import { aPassage, PASSAGES } from './passage-examples.ts'
import { indexPassages } from './passage-index.ts'
import { searchIndexes } from './search-index.ts'
import { withEnglish } from './with-english.ts'

const HINDI: Passage[] = [
  aPassage({
    href: '/returns#vapsi',
    page: 'वापसी और रिफंड',
    headings: ['वापसी और रिफंड', 'वापसी'],
    sentences: ['बंद डिब्बे का डिवाइस डिलीवरी से 7 दिन के अंदर लौटा सकते हैं।'],
    language: 'hi-IN',
  }),
  aPassage({
    href: '/returns#refund',
    page: 'वापसी और रिफंड',
    headings: ['वापसी और रिफंड', 'रिफंड'],
    sentences: ['पैसा 7 से 10 कामकाजी दिन में लौटता है।'],
    language: 'hi-IN',
  }),
  aPassage({
    href: '/seal',
    page: 'मुहर',
    headings: ['मुहर'],
    sentences: ['मीटर की मुहर कभी मत तोड़िए।'],
    language: 'hi-IN',
  }),
]
const index = indexPassages(withEnglish(HINDI, PASSAGES))
const ask = (question: string) => inLanguage('hi', () => composeAnswer(index, question).answer)

test.each(['रिफंड कब आएगा?', 'refund kab aayega', 'How long does a refund take?'])(
  '%s is answered in the language of the page, however it is typed',
  (question) => {
    expect(ask(question)).toMatchObject({
      confident: true,
      sentences: [
        {
          text: 'पैसा 7 से 10 कामकाजी दिन में लौटता है।',
          href: '/returns#refund',
          title: 'वापसी और रिफंड: रिफंड',
        },
      ],
    })
  },
)

test('what is in English alone is found too, and says that it is English', () => {
  const [sentence] = ask('गीजर का खर्च कितना है?').sentences
  expect(sentence).toMatchObject({ href: '/blogs/geyser#heat', language: 'en-IN' })
  expect(ask('रिफंड कब आएगा?').sentences[0]).not.toHaveProperty('language')
})

test('a page of which there is no English is found by its own words, in any of their forms', () => {
  expect(ask('मुहरों को तोड़ना').nearest[0]?.href).toBe('/seal')
})

test('each language has an index of its own, in which everything is read in that language', async ({ services }) => {
  const read: string[] = []
  const index = searchIndexes(
    (language) => [
      {
        version: async () => '1',
        passages: async () => {
          read.push(`${language} in ${currentLanguage()}`)
          return language === 'en' ? PASSAGES : HINDI
        },
      },
    ],
    services,
  )

  const hindi = await inLanguage('hi', () => index.open())
  expect(read.sort()).toEqual(['en in en', 'hi in hi'])
  expect(hindi.passages[0]?.english?.headings).toEqual(['Returns and refunds', 'Returns'])
  expect((await index.open()).passages).toHaveLength(PASSAGES.length)
  expect(read).toHaveLength(2)
})

test('a language follows when the English changes', async ({ services }) => {
  let version = '1'
  const index = searchIndexes(
    (language) => [
      {
        version: async () => (language === 'en' ? version : '1'),
        passages: async () =>
          language === 'en' ? [aPassage({ href: '/only-in-english', sentences: [`version ${version}`] })] : HINDI,
      },
    ],
    services,
  )
  const newest = async () => (await inLanguage('hi', () => index.open())).passages.at(-1)?.sentences

  expect(await newest()).toEqual(['version 1'])
  version = '2'
  services.travel(1_000)
  expect(await newest()).toEqual(['version 2'])
})
