import type { Bill, BillInput, Need, Unknown } from '#calculator/engine/bill.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import type { Earlier } from '#calculator/engine/factory/split-bill.ts'
import { factoryRules } from '#calculator/engine/factory-rules.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Unit } from '#platform/text/number-text.ts'
import type { AnswerName, Answers } from './answers.ts'
import { readNumber } from './read-number.ts'
import type { Trouble, Troubles } from './trouble.ts'

/** What else a tariff may ask about a connection, each with a field of its own, in the order of the form. */
export const CONNECTION_NEEDS = [
  'loadKw',
  'loadKva',
  'loadHp',
  'contractDemandKva',
  'recordedDemandKva',
  'recordedDemandKw',
  'highestPastDemand',
  'powerFactor',
  'voltageKv',
  'phase',
  'area',
  'entitlementUnits',
  'kwh',
] as const satisfies (Need & AnswerName)[]

export const NEED_UNITS: { [need in (typeof CONNECTION_NEEDS)[number]]?: Unit } = {
  loadKw: 'kW',
  loadKva: 'kVA',
  contractDemandKva: 'kVA',
  recordedDemandKva: 'kVA',
  recordedDemandKw: 'kW',
  voltageKv: 'kV',
}

export type ConnectionNeed = (typeof CONNECTION_NEEDS)[number]

export interface AnsweredBill {
  bill: Bill
  input: BillInput
  asked: ConnectionNeed[]
  troubles: Troubles
}

/**
 * The bill with all the answers that the tariff asks for, and only those: a load that stands in the form from before
 * says nothing to a tariff that never asks for one. It may ask again after an answer, hence the rounds; and already
 * for what it charges just above the next limit, so that the jump there has its amount.
 */
export function billOfAnswers(tariff: Tariff, given: BillInput, answers: Answers, earlier?: Earlier): AnsweredBill {
  const { appliesTo } = tariff
  const asked = new Set<ConnectionNeed>()
  const troubles: Troubles = {}
  let input = given

  // What the meter recorded counts only above the contract, so few tariffs insist on it.
  if (tariff.demand) ask(isDemandInKw(tariff) ? 'recordedDemandKw' : 'recordedDemandKva')
  // No charge may depend on the load, and yet the tariff be for other loads.
  if (appliesTo.loadFrom !== null || appliesTo.loadTo !== null) ask(LOADS[appliesTo.loadUnit])
  for (;;) {
    const bill = billOf(tariff, input, earlier)
    const open = [...bill.unknown, ...unknownAbove(bill, tariff, input)]
    const news = open.flatMap(({ needs }) => (isConnectionNeed(needs) && !asked.has(needs) ? [needs] : []))
    if (news.length === 0) return { bill, input, asked: CONNECTION_NEEDS.filter((need) => asked.has(need)), troubles }
    for (const need of news) ask(need)
  }

  function ask(need: ConnectionNeed) {
    const { value, trouble } = answerTo(need, answers)
    asked.add(need)
    if (trouble) troubles[need] = trouble
    if (value !== undefined) input = { ...input, [need]: value }
  }
}

/** By the tariff alone, or, where it changed within the bill, by both. */
function billOf(tariff: Tariff, input: BillInput, earlier: Earlier | undefined): Bill {
  const { days } = input
  return earlier && days !== undefined && earlier.days < days
    ? factoryRules().splitBill(earlier, tariff, { ...input, days })
    : computeBill(tariff, input)
}

const LOADS = { kW: 'loadKw', kVA: 'loadKva', HP: 'loadHp' } as const

function isDemandInKw({ fixedCharge }: Tariff): boolean {
  return !fixedCharge.some(({ per }) => per === 'kVA') && fixedCharge.some(({ per }) => per === 'kW' || per === 'HP')
}

function unknownAbove({ nextCliff }: Bill, tariff: Tariff, input: BillInput): Unknown[] {
  return nextCliff?.jumpPaise === null ? computeBill(tariff, { ...input, units: nextCliff.unit }).unknown : []
}

function isConnectionNeed(need: Need | undefined): need is ConnectionNeed {
  return (CONNECTION_NEEDS as readonly (Need | undefined)[]).includes(need)
}

function answerTo(need: ConnectionNeed, answers: Answers): { value?: unknown; trouble?: Trouble } {
  const text = answers[need]
  if (need === 'area') return { value: text === 'urban' || text === 'rural' ? text : undefined }
  if (need === 'phase') return { value: text === '1' || text === '3' ? Number(text) : undefined }

  const number = readNumber(text, { unit: NEED_UNITS[need] })
  if (need === 'powerFactor' && number.value !== undefined && (number.value === 0 || number.value > 1))
    return { trouble: 'powerFactor' }
  // The schema takes no voltage of zero, and there is none.
  return need === 'voltageKv' && number.value === 0 ? { trouble: 'text' } : number
}
