import type { BillInput } from '#calculator/engine/bill.ts'
import { findTariffs } from '#calculator/engine/find-tariffs.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { type Answers, SUPPLY_KV } from './answers.ts'

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

/** Without homes that are billed in kWh: nobody asks about kVAh for them, and they have no price of one. */
export function withKvah(offered: Tariff[]): Tariff[] {
  const others = offered.filter(({ category, billingUnit }) => category !== 'domestic' || billingUnit === 'kVAh')
  return others.length > 0 ? others : offered
}

/** Whether nobody chose a connection, or a home's that is billed in kWh. */
export function isHomes(tariffs: Tariff[], id: string): boolean {
  const chosen = tariffs.find((tariff) => tariff.id === id)
  if (chosen) return chosen.category === 'domestic' && chosen.billingUnit !== 'kVAh'
  return id === '' || id.split('.')[1] === 'domestic'
}

/** Whoever asks about kVAh has a factory: the usual one that is billed in kVAh, high tension first. */
export function usualFactory(offered: Tariff[]): Tariff | undefined {
  const rank = ({ category, billingUnit, isDefault, appliesTo }: Tariff) =>
    [
      category !== 'domestic',
      FACTORIES.includes(category),
      billingUnit === 'kVAh',
      category === 'ht-industry',
      isDefault,
      !appliesTo.voltageKv || appliesTo.voltageKv.includes(SUPPLY_KV),
    ].reduce((sum, holds) => sum * 2 + Number(holds), 0)
  return [...offered].sort((one, other) => rank(other) - rank(one))[0]
}

const FACTORIES: Tariff['category'][] = ['ht-industry', 'lt-industry']

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
