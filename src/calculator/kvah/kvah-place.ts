import { SUPPLY_KV } from '#calculator/answers/answers.ts'
import { sourceLine } from '#calculator/engine/source-line.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { currentTag } from '#platform/text/language.ts'
import type { KnownRate } from './rate-of-tariff.ts'
import { kvahCopy } from './words.en.ts'

/** What our records say of kVAh in one state: little enough to have all 36 in a page. */
export interface KvahPlace {
  code: string
  name: string
  connections: KvahConnection[]
}

export interface KvahConnection {
  name: string
  category: Tariff['category']
  billing: 'kvah' | 'kvah-where-metered' | 'surcharge'
  isRemembered: boolean
  /** Where one kVAh has one price, and a source for it. */
  rate?: KnownRate
}

/** Of every state and union territory, by name. */
export function kvahPlaces(records: Tariff[]): KvahPlace[] {
  return Object.values(Object.groupBy(records, ({ stateCode }) => stateCode))
    .map((tariffs = []) => kvahPlace(tariffs))
    .sort((one, other) => one.name.localeCompare(other.name, currentTag()))
}

export function kvahPlace(tariffs: Tariff[]): KvahPlace {
  const { stateCode = '', state = '' } = tariffs[0] ?? {}
  return { code: stateCode, name: state, connections: tariffs.filter(isNewest).flatMap(connectionOf) }
}

/** An order that another one followed, or that was over when another of the state began, says nothing of today. */
function isNewest({ category, subcategory, validFrom, validTo, scheme }: Tariff, _: number, all: Tariff[]): boolean {
  const isPast = all.some(
    (other) =>
      (other.category === category && other.subcategory === subcategory && other.validFrom > validFrom) ||
      (validTo !== null && other.validFrom > validTo),
  )
  return scheme !== 'historic' && !isPast
}

function connectionOf(tariff: Tariff): KvahConnection[] {
  const { subcategory, category, powerFactor } = tariff
  const billing = tariff.billingUnit === 'kVAh' ? 'kvah' : otherBilling(powerFactor)
  if (!billing) return []

  const rate = billing === 'kvah' && tariff.confidence !== 'memory' ? flatRate(tariff) : undefined
  return [{ name: subcategory, category, billing, isRemembered: powerFactor?.confidence === 'memory', rate }]
}

function otherBilling(powerFactor: Tariff['powerFactor']): 'kvah-where-metered' | 'surcharge' | undefined {
  const mechanism = powerFactor?.mechanism
  return mechanism === 'kvah-where-metered' || mechanism === 'surcharge' ? mechanism : undefined
}

function flatRate(tariff: Tariff): KnownRate | undefined {
  const { energyCharge, subcategory, state, confidence } = tariff
  const tables = energyCharge?.tables ?? []
  const table = tables.length === 1 ? tables[0] : tables.find((one) => one.appliesWhen.voltageKv?.includes(SUPPLY_KV))
  const paise = table?.slabs.length === 1 ? table.slabs[0]?.ratePaise : undefined
  if (paise == null) return undefined

  return {
    paise,
    tariff: kvahCopy.tariff(subcategory, state, table?.appliesWhen.voltageKv && SUPPLY_KV),
    source: sourceLine(tariff, confidence),
    confirmed: tariff.financialYear,
  }
}
