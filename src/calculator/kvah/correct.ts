import { kvahWithReactive, powerFactorOf, type Reactive } from '#calculator/engine/kvah.ts'
import { capacitorKvar, correctedTo, paybackMonths, type Range } from '#calculator/engine/power-factor-correction.ts'

export interface Correction {
  target: number
  corrected: Billed
  saved: Billed
  /** What lags alone, before: capacitors cure nothing else. */
  lagFactor: number
  /** When only a lower power factor is reached than hoped for. */
  least?: { target: number; saved: Billed }
  kvar?: { kw: number; kvar: number }
  payback?: Payback
}

export interface Payback {
  quotation: Range
  saving: Range
  /** In months; no high end where the least that is reached saves nothing. */
  low: number
  high: number | null
}

interface Asked {
  target?: number
  least?: number
  kw?: number
  quotation?: Range
}

/** What a better power factor takes off the bill, at best and at least, and what it may cost. */
export function correct(
  reactive: Reactive,
  isLeadCounted: boolean,
  ratePaise: number | undefined,
  { target, least, kw, quotation }: Asked,
): Correction | undefined {
  if (target === undefined) return undefined

  const billedFor = (load: Reactive) => billed(kvahWithReactive(load, isLeadCounted), ratePaise)
  const today = billedFor(reactive)
  const lagFactor = powerFactorOf(reactive.kwh, kvahWithReactive(reactive, false))
  const corrected = billedFor(correctedTo(target, reactive))
  const saved = difference(today, corrected)
  const isRange = least !== undefined && least < target
  const leastSaved = isRange ? difference(today, billedFor(correctedTo(least, reactive))) : saved
  return {
    target,
    corrected,
    saved,
    lagFactor,
    least: isRange ? { target: least, saved: leastSaved } : undefined,
    kvar: kw === undefined ? undefined : { kw, kvar: capacitorKvar(kw, lagFactor, target) },
    payback: quotation && payback(quotation, leastSaved.paise, saved.paise),
  }
}

function payback(quotation: Range, low: number | undefined, high: number | undefined): Payback | undefined {
  if (low === undefined || high === undefined) return undefined
  const months = paybackMonths(quotation, { low, high })
  return months ? { quotation, saving: { low, high }, ...months } : undefined
}

/** Whole units, and whole rupees of the units before they were rounded. */
export interface Billed {
  kvah: number
  /** Nothing where no rate is known. */
  paise?: number
}

export function billed(kvah: number, ratePaise: number | undefined): Billed {
  return {
    kvah: Math.round(kvah),
    paise: ratePaise === undefined ? undefined : Math.round((kvah * ratePaise) / 100) * 100,
  }
}

/** Of the figures as printed, so that the printed sum can be done again. */
export function difference(before: Billed, after: Billed): Billed {
  const isPriced = before.paise !== undefined && after.paise !== undefined
  return { kvah: before.kvah - after.kvah, paise: isPriced ? before.paise! - after.paise! : undefined }
}
