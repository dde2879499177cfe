import type { Confidence, Tariff } from '#calculator/tariff-schema.ts'
import type { Need, Unknown } from './bill.ts'
import type { Usage } from './usage.ts'
import { dependsOn } from './words.en.ts'

/** One bill while it is being worked out: what is known so far, and what is not. */
export interface Worksheet {
  tariff: Tariff
  usage: Usage
  lines: Line[]
  unknowns: UnknownLine[]
  /** Every line is rounded as it is written down, and later lines build on the rounded one, as on paper. */
  round: (paise: number) => number
  /** What the bill would be for other units, before any subsidy. */
  subtotalAt: (units: number) => number
}

export interface LineName {
  id: string
  label: string
  /** The word a duty's base uses for it. */
  component: string
}

export interface Line extends LineName, Trust {
  amount: number
  /** Told only when asked: a search for a cliff works out many bills and reads none. */
  rule: () => string
  /** Of a percentage: how much of it rests on one part of its base, since some taxes do too. */
  share?: (base: string) => number
}

/** What a record says of a rate. */
interface Trust {
  confidence?: Confidence | null
  note?: string | null
  source?: string
}

export interface UnknownLine extends Omit<Unknown, 'reason'>, LineName {
  /** As with a rule: what takes time to say is said only when asked. */
  reason: string | (() => string)
}

/** A line, or the reason why there is none. */
export type Entry = Line | UnknownLine

/** Every line is made here, with the same fields in the same order: engines read such objects fastest (a tenth of a bill). */
export function toLine(
  { id, label, component }: LineName,
  amount: number,
  rule: Line['rule'],
  { confidence, note, source }: Trust = {},
  share?: Line['share'],
): Line {
  return { id, label, component, amount, rule, share, confidence, note, source }
}

export function isLine(entry: Entry): entry is Line {
  return (entry as Line).amount !== undefined
}

/** What a duty's base refers to; undefined when it is not known. Absent charges are really zero. */
export function amountOf({ lines, unknowns }: Worksheet, base: string): number | undefined {
  const [component, share] = readBase(base)
  let sum = 0

  for (const unknown of unknowns) if (unknown.component === component) return undefined
  for (const line of lines)
    if (line.component === component) sum += share === undefined ? line.amount : (line.share?.(share) ?? 0)
  return sum
}

const bases = new Map<string, [component: string, share?: string]>()

/** "fuelSurcharge.energy" → fuelSurcharge, its share on energy; "other." and "adjustment." only say whose id follows. */
export function readBase(base: string): [component: string, share?: string] {
  let read = bases.get(base)
  if (!read) {
    const [component = base, share] = base.replace(/^(other|adjustment)\./, '').split('.')
    read = [component, share]
    bases.set(base, read)
  }
  return read
}

export function subtotal({ lines }: Worksheet): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** Charges that a bill may be told without, and that a percentage of them is told before. */
export function isLeftOut(base: string): boolean {
  return base.startsWith('fuelSurcharge') || base === 'timeOfDay' || base.startsWith('adjustment.')
}

/** Whether nothing is missing that a bill may not be told without. */
export function isKnown({ unknowns }: Worksheet): boolean {
  return unknowns.every(({ component }) => isLeftOut(component) || component === 'tariff')
}

/** What is known on one sheet and not on another; a fuel surcharge is left out of both. */
export function newUnknowns(known: Worksheet, other: Worksheet): UnknownLine[] {
  return other.unknowns.filter(
    ({ id, label, component }) =>
      component !== 'fuelSurcharge' && !known.unknowns.some((unknown) => unknown.id === id && unknown.label === label),
  )
}

export function tellUnknown({ id, label, needs, comesFirst, reason }: UnknownLine): Unknown {
  return { id, label, needs, comesFirst, reason: typeof reason === 'string' ? reason : reason() }
}

/** Why there is no line: an answer is missing, which the visitor can give. */
export function needsAnswer(need: Need): { reason: () => string; needs: Need } {
  return { reason: () => dependsOn(need), needs: need }
}
