import type { BillInput } from '#calculator/engine/bill.ts'
import { findTariffs } from '#calculator/engine/find-tariffs.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import type { Answers } from './answers.ts'

/** The records a visitor may choose among: those in force, or all where the month lies outside of what is known. */
export function offeredTariffs(tariffs: Tariff[], { discom }: Answers, date: string): Tariff[] {
  const ours = tariffs.filter((tariff) => discom === '' || tariff.discom.includes(discom))
  const known = ours.length > 0 ? ours : tariffs
  const inForce = known.filter(({ validFrom, validTo }) => validFrom <= date && (validTo === null || date <= validTo))
  return inForce.length > 0 ? inForce : known
}

/** The chosen record; when the month has left it behind, its successor; else the usual one of a home. */
export function chooseTariff(tariffs: Tariff[], offered: Tariff[], id: string): Tariff | undefined {
  const chosen = tariffs.find((tariff) => tariff.id === id)
  if (chosen && offered.includes(chosen)) return chosen

  // An id of another state still says what kind of customer asks.
  const category = chosen?.category ?? id.split('.')[1] ?? 'domestic'
  return (
    offered.find((tariff) => chosen !== undefined && isSameConnection(tariff, chosen)) ??
    offered.find((tariff) => tariff.category === category && tariff.isDefault) ??
    offered.find((tariff) => tariff.category === category) ??
    offered[0]
  )
}

/** A record for the same kind of customer that fits the answers, when this one does not. */
export function betterTariff(tariff: Tariff, offered: Tariff[], input: BillInput): Tariff | undefined {
  const { category } = tariff
  const fitting = findTariffs(offered, { ...input, category })
  return fitting.includes(tariff) ? undefined : fitting[0]
}

/** Whether one record took the other's place, or may have. */
export function isSameConnection(one: Tariff, other: Tariff): boolean {
  return (
    one.category === other.category &&
    one.scheme === other.scheme &&
    JSON.stringify(one.appliesTo) === JSON.stringify(other.appliesTo)
  )
}
