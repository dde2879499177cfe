import { expect, test } from 'vitest'
import { composeAnswer } from './compose-answer.ts'
import type { Passage } from './passage.ts'
import { aPassage, PASSAGES } from './passage-examples.ts'
import { indexPassages } from './passage-index.ts'

const index = indexPassages(PASSAGES)

test('an answer is made of sentences of the pages, word for word, each with its place', () => {
  const { answer } = composeAnswer(index, 'How long does a refund take?')

  expect(answer.confident).toBe(true)
  expect(answer.sentences[0]).toEqual({
    text: 'A refund is processed within 7 to 10 working days.',
    href: '/returns#refunds',
    title: 'Returns and refunds: Refunds',
  })
  const ours = PASSAGES.flatMap(({ sentences }) => sentences)
  expect(answer.sentences.every(({ text }) => ours.includes(text))).toBe(true)
})

test.each([
  ['Are you open on sundays?', '/contact-us'],
  ['what is the price of the smrat plug', '/our-products'],
  ['geyzer', '/blogs/geyser#heat'],
  ['smartplug', '/our-products'],
  ['स्मार्ट प्लग की कीमत', '/our-products'],
  ['రీఫండ్ ఎప్పుడు వస్తుంది?', '/returns#refunds'],
  ['giser ka kharcha', '/blogs/geyser#heat'],
])('%s is found at %s', (question, href) => {
  const { answer } = composeAnswer(index, question)
  expect(answer).toMatchObject({ confident: true })
  expect(answer.sentences).not.toEqual([])
  expect(answer.nearest[0]?.href).toBe(href)
})

test('a page that speaks of it throughout goes before a heading that names it once', () => {
  const asides = aPassage({ href: '/blogs/noise#limits', page: 'Noise', headings: ['Noise', 'A harmonic that stays'] })
  const about = ['Steps', 'Size', 'Cost', 'Care', 'Heat', 'Noise'].map((part) =>
    aPassage({
      href: `/blogs/panel#${part}`,
      page: 'The panel',
      headings: ['The panel', part],
      sentences: ['A harmonic heats the panel.', 'Its harmonic filter takes the harmonic out.'],
    }),
  )
  const [first] = composeAnswer(indexPassages([...PASSAGES, asides, ...about]), 'harmonic').answer.nearest
  expect(first?.href).toMatch('/blogs/panel')
})

test('two letters that our pages write stand for the two words that they say most of all of these', () => {
  const saysBoth = Array.from({ length: 12 }, (_, at) =>
    aPassage({
      href: `/blogs/reserve-${at}`,
      headings: [`Reserve ${at}`, 'Water level'],
      sentences: [`Water level (wl) of tank ${at}.`],
    }),
  )
  const index = indexPassages([...PASSAGES, ...saysBoth])
  expect(index.read('wl').concepts.map(({ said }) => said)).toEqual(['water', 'level'])
})

test('two words that stand side by side in a heading are one thing, wherever the others of the question are', () => {
  const apart = ['Loads that raise the bill: one factor is the motor.', 'Machines raise it. Load and factor raise it.']
  const pages = [
    aPassage({ href: '/raise', page: 'What may raise it', headings: ['Raise the load by a factor'], sentences: apart }),
    aPassage({ href: '/load-factor', page: 'Demand', headings: ['Load factor'], sentences: ['It is mean over peak.'] }),
  ]
  const { answer } = composeAnswer(indexPassages([...PASSAGES, ...pages]), 'How do we raise the load factor?')
  expect(answer.nearest[0]?.href).toBe('/load-factor')
})

test.each(['Who won the cricket world cup?', 'आज मौसम कैसा है?', 'qwer asdf', 'what is the?', '???'])(
  '%s is not answered',
  (question) => {
    expect(composeAnswer(index, question).answer).toMatchObject({ confident: false, sentences: [] })
  },
)

test('a word that a long passage drops once is no answer', () => {
  const sentences = [
    'Banks lend for it.',
    ...Array.from({ length: 40 }, (_, at) => `Solar panels on roof ${at} make power.`),
  ]
  const long = indexPassages([...PASSAGES, aPassage({ page: 'Solar', headings: ['What it pays'], sentences })])

  expect(composeAnswer(long, 'do banks lend?').answer).toMatchObject({
    confident: false,
    nearest: [{ title: 'Solar: What it pays' }],
  })
})

test('what is not answered gets at most three places that come near, none twice', () => {
  const twins = indexPassages(Array.from({ length: 9 }, (_, at) => aPassage({ headings: [`Part ${at % 4}`] })))
  const { nearest } = composeAnswer(twins, 'an appliance that flies and sings and cooks').answer
  expect(nearest).toHaveLength(3)
  expect(new Set(nearest.map(({ title }) => title)).size).toBe(3)
})

test('with nothing to read it answers nothing', () => {
  expect(composeAnswer(indexPassages([]), 'price').answer).toEqual({ confident: false, sentences: [], nearest: [] })
})

test('one sentence is not given twice, though two passages hold it', () => {
  const twice = indexPassages([...PASSAGES, aPassage({ href: '/smart-home', page: 'Smart Home' })])
  const texts = composeAnswer(twice, 'price of the smart plug').answer.sentences.map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})

const RATES = [
  aPassage({
    href: '/energy-calculator',
    headings: ['Electricity rates in Tamil Nadu: homes'],
    sentences: [
      'The tariff for homes, charged by TNPDCL, 2026-27.',
      'Energy charge: ₹4.95 per unit.',
      'Source: the order.',
    ],
    places: ['Tamil Nadu', 'TNPDCL'],
  }),
  aPassage({
    href: '/energy-calculator',
    headings: ['Electricity rates in Andhra Pradesh: homes'],
    sentences: ['The tariff for homes, 2026-27.', 'Energy charge: ₹8.75 per unit.', 'Source: the press.'],
    places: ['Andhra Pradesh', 'APSPDCL'],
  }),
  aPassage({
    headings: ['Himachal Pradesh'],
    sentences: ['A rate.'],
    places: ['Himachal Pradesh'],
  }),
]

test.each([
  'electricity rates in tamil nadu',
  'तमिलनाडु electricity rates',
  'electricity rates of TNPDCL',
  'tamilnadu rates',
])('%s are told whole, with their source, and no other state’s', (question) => {
  const { sentences } = composeAnswer(indexPassages([...RATES, ...PASSAGES]), question).answer
  expect(sentences.map(({ text }) => text)).toEqual(RATES[0]?.sentences)
})

test('of rates that fit alike the first of the records comes first, unless another kind is named', () => {
  const industry = aPassage({
    href: '/energy-calculator',
    headings: ['Electricity rates in Tamil Nadu: industry'],
    sentences: ['The tariff for industry.'],
    places: ['Tamil Nadu'],
  })
  const index = indexPassages([...RATES, industry, ...PASSAGES])
  const first = (question: string) => composeAnswer(index, question).answer.sentences[0]?.text

  expect(first('electricity rates in tamil nadu')).toBe(RATES[0]?.sentences[0])
  expect(first('electricity rates of industry in tamil nadu')).toBe(industry.sentences[0])
})

test('who names a company gets its rates before a page that has it in an example', () => {
  const example = aPassage({ headings: ['Load'], sentences: ['At the rates of TNPDCL, or twice TNPDCL.', 'Rates.'] })
  const index = indexPassages([example, ...RATES, ...PASSAGES])

  expect(composeAnswer(index, 'TNPDCL rates').answer.sentences[0]?.text).toBe(RATES[0]?.sentences[0])
})

test('a word is as rare as before, however many other states’ rates say it', () => {
  const others = Array.from({ length: 30 }, (_, at) =>
    aPassage({ headings: [`Rates in Place${at}`], sentences: ['No refund.'], places: [`Place${at}`] }),
  )
  const weigh = (passages: Passage[], question: string) => indexPassages(passages).read(question).weights

  expect(weigh([...PASSAGES, ...others], 'refund')).toEqual(weigh(PASSAGES, 'refund'))
  expect(weigh([...PASSAGES, ...others], 'refund place7')[0]).not.toEqual(weigh(PASSAGES, 'refund')[0])
})

test('rates are no answer to who names no place', () => {
  const rates = indexPassages([...RATES, ...PASSAGES])
  expect(composeAnswer(rates, 'electricity rates for homes').answer.sentences).toEqual([])
  expect(composeAnswer(rates, 'electricity rates of a pradesh').answer.sentences).toEqual([])
})

test('numbers of one state are not told to who asks about another', () => {
  const schemes = aPassage({
    headings: ['Free units by state'],
    sentences: [
      'Free units end at a limit.',
      'Andhra: 100 units free.',
      'That is 50 units more free than before.',
      'Tamil Nadu: 200 units free in two months.',
      'Above 500 units only 100 are free.',
    ],
  })
  const index = indexPassages([schemes, ...RATES, ...PASSAGES])
  const told = (question: string) => composeAnswer(index, question).answer.sentences.map(({ text }) => text)

  expect(told('free units in tamil nadu')).toEqual([
    'Free units end at a limit.',
    'Tamil Nadu: 200 units free in two months.',
    'Above 500 units only 100 are free.',
  ])
  expect(told('free units in andhra').join()).not.toContain('200')
})

test('a number alone is no question', () => {
  const index = indexPassages([
    aPassage({ headings: ['1 July'], sentences: ['Rates changed on 1 July.'] }),
    ...PASSAGES,
  ])
  expect(composeAnswer(index, "' OR 1=1 --").answer.confident).toBe(false)
})
