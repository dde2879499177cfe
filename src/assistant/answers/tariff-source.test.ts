import { expect, test } from 'vitest'
import { assistantCopy } from '#assistant/words.en.ts'
import { readAnswers } from '#calculator/answers/answers.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import type { LevyFact } from './levy-sentences.ts'
import { type TariffFact, tariffSource } from './tariff-source.ts'

const { tariffs: copy } = assistantCopy

// Past midnight in India, where it is not yet midnight in Greenwich.
const NOW = new Date('2026-06-30T19:00:00Z')

test('slabs are told with their period and with how they are charged', async () => {
  const slabs = [
    { fromUnit: 0, toUnit: 400, ratePaise: 495 },
    { fromUnit: 400, toUnit: null, ratePaise: 191_250 },
  ]
  const told = (mode: 'telescopic' | 'whole-slab') =>
    sentencesOf(aFact({ slabPeriodMonths: 2, energyCharge: { tables: [{ appliesWhen: {}, mode, slabs }] } }))

  for (const mode of ['telescopic', 'whole-slab'] as const)
    expect(await told(mode)).toContain(
      `${copy.energy([], false)}${copy.modes[mode]('kWh', 2)}: ${copy.slab(0, 400, '₹4.95', 'kWh')}; ${copy.slab(400, null, '₹1,912.50', 'kWh')}.`,
    )
  expect(copy.modes.telescopic('kWh', 2)).not.toBe(copy.modes.telescopic('kWh', 1))
})

test('the load, the voltage and the use that rates are for stand before them', async () => {
  const slabs = [{ fromUnit: 0, toUnit: null, ratePaise: 650 }]
  const sentences = await sentencesOf(
    aFact({
      billingUnit: 'kVAh',
      appliesTo: { loadTo: 50, loadUnit: 'kW' },
      energyCharge: {
        tables: [
          { appliesWhen: { loadFrom: 2, loadTo: 7, unitsFrom: 100 }, mode: 'telescopic', slabs },
          { appliesWhen: { voltageKv: [11, 33] }, mode: 'telescopic', slabs },
          { appliesWhen: {}, mode: 'telescopic', slabs },
        ],
      },
    }),
  )
  const rate = copy.slab(0, null, '₹6.50', 'kVAh')

  expect(sentences[0]).toContain(copy.load(null, 50, 'kW'))
  expect(sentences.slice(1, 4)).toEqual([
    `${copy.energy([copy.use(100, null, 'kVAh', 1), copy.load(2, 7, 'kW')], false)}: ${rate}.`,
    `${copy.energy([copy.voltage([11, 33])], true)}: ${rate}.`,
    `${copy.energy([], true)}: ${rate}.`,
  ])
})

test('rates lead to the calculator with their state and their connection', async () => {
  const [{ href } = { href: '' }] = await passagesOf([aFact()])
  expect(readAnswers(href.split('#')[1] ?? '')).toMatchObject({ state: 'IN-XX', tariff: 'IN-XX.domestic.example' })
})

test('wheeling, cesses and duties are told with what they are charged on and for whom', async () => {
  const sentences = await sentencesOf(
    aFact({
      billingUnit: 'kVAh',
      wheelingCharge: {
        byVoltage: [
          { voltageKv: [11], ratePaise: null },
          { voltageKv: [33], ratePaise: 160 },
        ],
        confidence: 'order',
      },
      otherCharges: [
        aDuty({ id: 'cess', name: 'Urban cess', kind: 'paisePerUnit', value: 15, base: [], area: 'urban' }),
      ],
      electricityDuty: [
        aDuty({ base: ['fixed', 'fuelSurcharge.energy', 'other.cess'], note: 'By the order.' }),
        aDuty({ value: 0, unitsTo: 100 }),
        aDuty({ value: null, unitsFrom: 100 }),
      ],
    }),
  )

  expect(sentences.slice(2, -1)).toEqual([
    'Wheeling charge: ₹1.60 per kVAh for supply at 33 kV.',
    'Urban cess for urban connections: 15 paise per unit.',
    'Electricity duty: 16% of the fixed charge, fuel surcharge on the energy charge and Urban cess. By the order.',
    'Electricity duty for use up to 100 units a month in all: none.',
    'Electricity duty for use above 100 units a month in all: its rate is not known to us.',
  ])
})

test('of dated charges that of the day is told, or, of a record that has ended, that of its last day', async () => {
  const electricityDuty = [
    aDuty({ name: 'Old', validTo: '2026-06-30' }),
    aDuty({ name: 'New', validFrom: '2026-07-01' }),
  ]
  const told = async (given: Partial<TariffFact>) =>
    (await sentencesOf(aFact({ electricityDuty, ...given }))).filter((text) => text.includes('16%'))

  expect(await told({})).toEqual([expect.stringMatching(/^New: /)])
  expect(await told({ validTo: '2026-06-30' })).toEqual([expect.stringMatching(/^Old: /)])
})

test('what is less sure than its record has a source of its own, with its date, or says that it has none', async () => {
  const sources = [
    { title: 'The order', publishedOn: '2026-03-25', kind: 'order' },
    { title: 'A newspaper', publishedOn: '2025-04', kind: 'press' },
  ]
  const told = async (confidence: string, note: string | null = null) =>
    (await sentencesOf(aFact({ sources, electricityDuty: [aDuty({ base: ['energy'], confidence, note })] }))).slice(2)
  const own = copy.source('The order', '25 March 2026', copy.confidence.order)
  const duty = 'Electricity duty: 16% of the energy charge.'

  expect(await told('order')).toEqual([duty, own])
  expect(await told('press')).toEqual([
    `${duty} ${copy.source('A newspaper', 'April 2025', copy.confidence.press)}`,
    own,
  ])
  expect(await told('memory')).toEqual([`${duty} ${copy.unsourced(copy.confidence.memory)}`, own])
  expect(await told('memory', '16% is from memory.')).toEqual([`${duty} 16% is from memory.`, own])
})

test('in another language notes are told that it has, and no English ones', async () => {
  const electricityDuty = [aDuty({ note: 'By the order.' }), aDuty({ note: 'Entered by staff.' })]
  const words: Record<string, string> = { 'By the order.': 'ऑर्डर से।' }
  const source = tariffSource(
    { version: async () => '1', list: async () => [aFact({ electricityDuty })] },
    () => NOW,
    (english) => words[english] ?? english,
  )
  const told = (await inLanguage('hi', () => source.passages())).flatMap(({ sentences }) => sentences).join(' ')

  expect(told).toContain('ऑर्डर से।')
  expect(told).not.toMatch(/By the order|Entered by staff/)
})

test('of one company’s records those in force today in India are told, whatever their order', async () => {
  const ended = aFact({ validFrom: '2025-07-01', validTo: '2026-06-30' })
  const begun = aFact({ validFrom: '2026-07-01', validTo: null })
  const planned = aFact({ validFrom: '2027-04-01', validTo: null })

  expect(await datesOf(ended, begun, planned)).toEqual(['2026-07-01'])
})

test('where none is in force the newest is told, with its end', async () => {
  const old = aFact({ validFrom: '2024-07-01', validTo: '2025-06-30' })
  const last = aFact({ validFrom: '2025-07-01', validTo: '2026-06-30' })

  expect(await datesOf(old, last)).toEqual(['2025-07-01'])
  expect(await sentencesOf(old, last)).toContain(copy.ended('30 June 2026'))
  expect(await datesOf(old, aFact({ state: 'Elsewhere' }))).toEqual(['2024-07-01', '2025-04-01'])
})

test('a new day is a new version, for an order may begin on it, and so is a rate that the desk changed', async () => {
  let now = new Date('2026-06-30T18:00:00Z')
  let version = '1'
  const source = tariffSource({ version: async () => version, list: async () => [] }, () => now)
  const before = await source.version()
  now = NOW
  const later = await source.version()
  expect(later).not.toBe(before)

  version = '2'
  expect(await source.version()).not.toBe(later)
})

async function passagesOf(facts: TariffFact[]) {
  return tariffSource({ version: async () => '1', list: async () => facts }, () => NOW).passages()
}

async function sentencesOf(...facts: TariffFact[]): Promise<string[]> {
  return (await passagesOf(facts)).flatMap(({ sentences }) => sentences)
}

async function datesOf(...facts: TariffFact[]) {
  return (await passagesOf(facts)).map(({ date }) => date)
}

function aDuty(given: Partial<LevyFact> = {}): LevyFact {
  return {
    id: 'electricity-duty',
    name: 'Electricity duty',
    kind: 'percent',
    value: 16,
    base: ['fixed', 'energy', 'fuelSurcharge'],
    unitsFrom: null,
    unitsTo: null,
    area: null,
    validFrom: null,
    validTo: null,
    confidence: 'order',
    note: null,
    ...given,
  }
}

function aFact(given: Partial<TariffFact> = {}): TariffFact {
  return {
    id: 'IN-XX.domestic.example',
    state: 'Example',
    stateCode: 'IN-XX',
    discom: ['Example Power'],
    category: 'domestic',
    subcategory: 'Homes',
    scheme: 'general',
    isDefault: true,
    financialYear: '2026-27',
    validFrom: '2025-04-01',
    validTo: null,
    billingUnit: 'kWh',
    slabPeriodMonths: 1,
    appliesTo: { loadUnit: 'kW' },
    energyCharge: {
      tables: [{ appliesWhen: {}, mode: 'telescopic', slabs: [{ fromUnit: 0, toUnit: null, ratePaise: 500 }] }],
    },
    wheelingCharge: null,
    otherCharges: [],
    electricityDuty: [],
    sources: [],
    confidence: 'order',
    ...given,
  }
}
