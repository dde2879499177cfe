import {
  kvahAtPowerFactor,
  kvahWithReactive,
  type OverCorrection,
  overCorrection,
  powerFactorOf,
} from '#features/calculator/engine/kvah.ts'
import { capacitorKvar, kvahSaved, paybackMonths } from '#features/calculator/engine/power-factor-correction.ts'
import type { AnswerName, Answers } from './answers.ts'
import { readNumber } from './read-number.ts'
import type { Troubles } from './trouble.ts'

export interface PowerFactorResult {
  troubles: Troubles
  /** Nothing, as long as the readings are not whole. */
  kwh?: number
  billedKvah?: number
  powerFactor?: number
  /** With readings of reactive energy: both ways of counting. */
  reactive?: OverCorrection
  ratePaise?: number
  target?: number
  savedKvah?: number
  savedPaise?: number
  kvar?: number
  payback?: { low: number; high: number | null }
}

/** What a power factor costs. `ratePaise` prices a kVAh when the visitor names no rate. */
export function powerFactorResult(answers: Answers, ratePaise: number | null): PowerFactorResult {
  const { kwh, billed, troubles } = readWork(answers)
  const target = readFactor('target', answers, troubles)
  const typedRate = read('rate', answers, troubles)
  const kw = read('kw', answers, troubles)
  const price = typedRate === undefined ? (ratePaise ?? undefined) : typedRate * 100
  if (kwh === undefined || billed === undefined) return { troubles, kwh }

  const { kvah, reactive } = billed
  const powerFactor = powerFactorOf(kwh, kvah)
  // Capacitors cure lag alone: what leads already must first be switched off.
  const curable = reactive ? powerFactorOf(kwh, reactive.kvahLeadIgnored) : powerFactor
  const known = { troubles, kwh, billedKvah: kvah, powerFactor, reactive, ratePaise: price }
  if (target === undefined || reactive?.isWarning) return known
  if (target < curable) return { ...known, target, savedKvah: 0 }

  const savedKvah = kvahSaved(kwh, curable, target)
  const savedPaise = price === undefined ? undefined : Math.round(savedKvah * price)
  return {
    ...known,
    target,
    savedKvah,
    savedPaise,
    kvar: kw === undefined ? undefined : capacitorKvar(kw, curable, target),
    payback: payback(answers, savedPaise, troubles),
  }
}

function readWork(answers: Answers) {
  const troubles: Troubles = {}
  const kwh = read('work', answers, troubles)
  return { kwh, troubles, billed: kwh === undefined ? undefined : billedFor(kwh) }

  function billedFor(kwh: number): { kvah: number; reactive?: OverCorrection } | undefined {
    if (answers.known !== 'kvarh') {
      const pf = readFactor('pf', answers, troubles)
      return pf === undefined ? undefined : { kvah: kvahAtPowerFactor(kwh, pf) }
    }
    const lagKvarh = read('lag', answers, troubles)
    const leadKvarh = read('lead', answers, troubles)
    if (lagKvarh === undefined || leadKvarh === undefined) return undefined

    const reactive = { kwh, lagKvarh, leadKvarh }
    return { kvah: kvahWithReactive(reactive, answers.counted !== 'no'), reactive: overCorrection(reactive) }
  }
}

function payback(answers: Answers, savedPaise: number | undefined, troubles: Troubles) {
  const from = read('quoteFrom', answers, troubles)
  const to = read('quoteTo', answers, troubles) ?? from
  if (from === undefined || to === undefined || savedPaise === undefined) return undefined
  if (to < from) {
    troubles.quoteTo = 'range'
    return undefined
  }
  const saving = { low: savedPaise, high: savedPaise }
  return paybackMonths({ low: from * 100, high: to * 100 }, saving) ?? undefined
}

function read(name: AnswerName, answers: Answers, troubles: Troubles): number | undefined {
  const { value, trouble } = readNumber(answers[name])
  if (trouble) troubles[name] = trouble
  return value
}

function readFactor(name: 'pf' | 'target', answers: Answers, troubles: Troubles): number | undefined {
  const value = read(name, answers, troubles)
  if (value === undefined || (value > 0 && value <= 1)) return value
  troubles[name] = 'powerFactor'
}
