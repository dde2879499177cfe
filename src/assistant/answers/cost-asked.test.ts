import { expect, test } from 'vitest'
import { costAsked, costPath } from './cost-asked.ts'
import { understand } from './understand.ts'

const ask = (question: string) =>
  costAsked(question, understand(question, { has: () => false, partsOf: () => undefined, shortFor: () => undefined }))

test.each([
  ['How much can I save on my AC bill?', { appliance: 'ac' }],
  ['AC ek ghante me kitna unit khata hai', { appliance: 'ac' }],
  ['geyser ki nelaki entha current karchu avuthundi', { appliance: 'geyser' }],
  ['How much does a washing machine use?', { appliance: 'washer' }],
  ['Does a deep freezer use a lot of current?', {}],
  ['Why is my electricity bill so high?', {}],
  ['current bill ekkuva vachindi enduku', {}],
  ['current bill ela tagginchali', {}],
])('%s is a question for the calculator', (question, cost) => {
  expect(ask(question)).toEqual(cost)
})

test.each([
  'Is it cheaper to keep the geyser on or to switch it on before a bath?',
  'Can I take the fridge back?',
  'Why did my bill go up after we installed capacitors?',
  'My bill is wrong, where can I complain?',
  'How much does the smart plug cost?',
  'What is the share price of Tata Power?',
  'What is One Coral?',
])('%s is not', (question) => {
  expect(ask(question)).toBeUndefined()
})

test('the calculator opens with what was said', () => {
  expect(costPath({ appliance: 'tv' }, 'IN-DL')).toBe('/energy-calculator#mode=appliances&state=IN-DL&tv.count=1')
  expect(costPath({}, undefined)).toBe('/energy-calculator#mode=appliances')
})
