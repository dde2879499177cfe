import type { AnswerName, Answers } from '#calculator/answers/answers.ts'
import { readNumber } from '#calculator/answers/read-number.ts'
import type { Troubles } from '#calculator/answers/trouble.ts'
import { kvahWithReactive, overCorrection, powerFactorOf, type Reactive, reactiveOf } from '#calculator/engine/kvah.ts'
import type { Unit } from '#platform/text/number-text.ts'
import { type Billed, billed, type Correction, correct, difference } from './correct.ts'

export interface PowerFactorResult {
  troubles: Troubles
  kwh?: number
  ratePaise?: number
  /** All that follows; nothing, as long as the readings are not whole. */
  counted?: Counted
}

export interface Counted {
  /** As read; or, with a power factor alone, what it makes. */
  reactive: Reactive
  isLeadCounted: boolean
  powerFactor: number
  today: Billed
  /** With readings of leading energy: what counting it adds. */
  lead?: LeadEffect
  /** Nothing where leading energy must go first, or without a power factor to reach. */
  correction?: Correction
}

export interface LeadEffect {
  ignored: Billed
  counted: Billed
  added: Billed
  risePercent: number
  isWarning: boolean
}

/** What a power factor costs. `ratePaise` prices a kVAh when the visitor names no rate. */
export function powerFactorResult(answers: Answers, ratePaise: number | undefined): PowerFactorResult {
  const troubles: Troubles = {}
  const typedRate = read('rate', answers, troubles)
  const price = typedRate === undefined ? ratePaise : typedRate * 100
  const asked = {
    target: readFactor('target', answers, troubles),
    least: readFactor('least', answers, troubles),
    kw: read('kw', answers, troubles),
    quotation: readQuotation(answers, troubles),
  }
  if (asked.target && asked.least && asked.least > asked.target) troubles.target = 'range'
  const kwh = read('work', answers, troubles)
  const reactive = kwh === undefined ? undefined : readReactive(kwh, answers, troubles)
  if (!reactive) return { troubles, kwh, ratePaise: price }

  const isLeadCounted = answers.counted !== 'no'
  const kvah = kvahWithReactive(reactive, isLeadCounted)
  const lead = answers.known === 'kvarh' ? leadEffect(reactive, price) : undefined
  const isCurable = !lead?.isWarning && !troubles.target
  return {
    troubles,
    kwh,
    ratePaise: price,
    counted: {
      reactive,
      isLeadCounted,
      powerFactor: powerFactorOf(reactive.kwh, kvah),
      today: billed(kvah, price),
      lead,
      correction: isCurable ? correct(reactive, isLeadCounted, price, asked) : undefined,
    },
  }
}

function leadEffect(reactive: Reactive, ratePaise: number | undefined): LeadEffect {
  const { kvahLeadIgnored, kvahLeadCounted, risePercent, isWarning } = overCorrection(reactive)
  const ignored = billed(kvahLeadIgnored, ratePaise)
  const counted = billed(kvahLeadCounted, ratePaise)
  return { ignored, counted, added: difference(counted, ignored), risePercent, isWarning }
}

function readReactive(kwh: number, answers: Answers, troubles: Troubles): Reactive | undefined {
  if (answers.known !== 'kvarh') {
    const factor = readFactor('pf', answers, troubles)
    return factor === undefined ? undefined : reactiveOf(kwh, factor)
  }
  const lagKvarh = read('lag', answers, troubles)
  const leadKvarh = read('lead', answers, troubles)
  return lagKvarh === undefined || leadKvarh === undefined ? undefined : { kwh, lagKvarh, leadKvarh }
}

function readQuotation(answers: Answers, troubles: Troubles) {
  const from = read('quoteFrom', answers, troubles)
  const to = read('quoteTo', answers, troubles) ?? from
  if (from === undefined || to === undefined) return undefined
  if (to < from) {
    troubles.quoteTo = 'range'
    return undefined
  }
  return { low: Math.round(from * 100), high: Math.round(to * 100) }
}

const UNITS: { [name in AnswerName]?: Unit } = { lag: 'kVArh', lead: 'kVArh', kw: 'kW' }

function read(name: AnswerName, answers: Answers, troubles: Troubles): number | undefined {
  const { value, trouble } = readNumber(answers[name], { unit: UNITS[name] })
  if (trouble) troubles[name] = trouble
  return value
}

function readFactor(name: 'pf' | 'target' | 'least', answers: Answers, troubles: Troubles): number | undefined {
  const value = read(name, answers, troubles)
  if (value === undefined || (value > 0 && value <= 1)) return value
  troubles[name] = 'powerFactor'
}
