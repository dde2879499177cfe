import { applies, isInForce } from '#calculator/engine/applies.ts'
import type { Need } from '#calculator/engine/bill.ts'
import { rupees } from '#calculator/engine/numbers.ts'
import { percentage } from '#calculator/engine/percentage.ts'
import {
  aMonth,
  atMostAMonth,
  percentOfTotal,
  percentOfUnknown,
  rateUnknown,
  unitsAt,
  unknownBase,
} from '#calculator/engine/words.en.ts'
import {
  type Entry,
  isKnown,
  type Line,
  needsAnswer,
  subtotal,
  toLine,
  type UnknownLine,
  type Worksheet,
} from '#calculator/engine/worksheet.ts'
import type { Adjustment, WhenPaid } from '#calculator/tariff-schema.ts'
import { ladder } from './ladder.ts'
import { powerFactorOf, unitsAtFullLoad } from './load-factor.ts'
import { forMeasure } from './words.en.ts'

/** Surcharges and rebates by power factor, load factor, voltage and bulk, before the duty. */
export function adjustments(sheet: Worksheet): Entry[] {
  return sheet.tariff.adjustments?.flatMap((rule) => (isForPayment(rule) ? [] : adjust(rule, sheet))) ?? []
}

/** What is granted for how the bill is paid, to who says so, on what stands before it. */
export function paymentRebates(sheet: Worksheet): Entry[] {
  const { payments } = sheet.usage
  if (!payments) return []
  return (
    sheet.tariff.adjustments?.flatMap((rule) =>
      isForPayment(rule) && payments.includes(rule.reason as WhenPaid) ? adjust(rule, sheet) : [],
    ) ?? []
  )
}

function isForPayment({ reason }: Pick<Adjustment, 'reason'>): boolean {
  return reason === 'prompt' || reason === 'online' || reason === 'advance' || reason === 'prepaid'
}

function adjust(rule: Adjustment, sheet: Worksheet): Entry[] {
  const { usage, tariff } = sheet
  const line = { id: rule.id, label: rule.name, component: rule.id }
  const inForce = isInForce(rule, sheet)
  const verdict = inForce === true ? applies(rule, usage, tariff.appliesTo.loadUnit) : inForce
  if (verdict === false) return []
  if (typeof verdict === 'string') return [{ ...line, ...needsAnswer(verdict) }]

  const rate = rateOf(rule, sheet)
  if (typeof rate === 'string') return [{ ...line, ...needsAnswer(rate) }]
  if (rate === null) return [{ ...line, reason: () => rateUnknown(rule.note) }]
  if (rate.value === 0) return []
  const result = amountOf(rule, rate, sheet)
  return ['reason' in result ? { ...line, ...result } : toLine(line, result.amount, result.rule, rule, result.share)]
}

interface Rate {
  value: number
  /** Behind the rule: what it was found by. */
  why: () => string
}

function rateOf({ value, measure, steps, partSteps, capPercent }: Adjustment, sheet: Worksheet): Rate | Need | null {
  if (!measure || !steps) return value == null ? null : { value, why: () => '' }
  const measured = MEASURES[measure](sheet)
  if (measured === undefined || typeof measured === 'string') return measured ?? null

  const sum = ladder(steps, measured, partSteps)
  const cap = capPercent ?? Number.POSITIVE_INFINITY
  return { value: Math.max(-cap, Math.min(cap, sum)), why: () => forMeasure(measure, measured) }
}

/** In fractions; units as of the record's own period, since its limits are. */
const MEASURES: Record<NonNullable<Adjustment['measure']>, (sheet: Worksheet) => number | Need | undefined> = {
  powerFactor: ({ usage }) => powerFactorOf(usage) ?? 'powerFactor',
  units: ({ usage: { units, limitOver, limitTimes } }) => (units * limitOver) / limitTimes,
  loadFactor: ({ tariff, usage }) => {
    const full = tariff.loadFactor && unitsAtFullLoad(tariff.loadFactor, tariff, usage)
    return typeof full === 'number' ? (full > 0 ? usage.units / full : 0) : full
  },
}

type Result = Pick<Line, 'amount' | 'share' | 'rule'> | Pick<UnknownLine, 'reason'>

function amountOf({ kind, base, measure, capPaise }: Adjustment, rate: Rate, sheet: Worksheet): Result {
  const { usage } = sheet
  const cap = capPaise === undefined ? Number.POSITIVE_INFINITY : capPaise * usage.months
  const capped = (amount: number) => Math.max(-cap, Math.min(cap, amount))
  const after = () => rate.why() + (capPaise === undefined ? '' : atMostAMonth(capPaise))

  if (kind === 'paise') {
    const times = measure === 'units' ? usage.limitTimes / usage.limitOver : usage.months
    return {
      amount: capped(rate.value * times),
      rule: () => aMonth(rupees(rate.value), usage.months) + after(),
    }
  }
  if (kind === 'paisePerUnit')
    return {
      amount: capped(usage.units * rate.value),
      rule: () => unitsAt(usage.units, rate.value) + after(),
    }

  if (base.includes('total')) {
    if (!isKnown(sheet)) return { reason: unknownBase() }
    const total = subtotal(sheet)
    return {
      amount: capped((total * rate.value) / 100),
      rule: () => percentOfTotal(rate.value, total) + after(),
    }
  }
  const part = percentage(rate.value, base, sheet)
  if ('unknown' in part) return { reason: () => percentOfUnknown(part.unknown) }
  return { ...part, amount: capped(part.amount), rule: () => part.rule() + after() }
}
