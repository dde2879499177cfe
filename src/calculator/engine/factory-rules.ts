import type { Tariff } from '#calculator/tariff-schema.ts'
import type * as Rules from './factory/rules.ts'

type FactoryRules = typeof Rules

/*
 * Time of day, billing demand, adjustments, least energy, two tariffs in one bill: a home's bill, which most visitors
 * ask for, has none of them. So a browser fetches them with the first records that need them; where records are read
 * from files, on the server, they are there at once.
 */
let learnt: FactoryRules | undefined

export function learnFactoryRules(rules: FactoryRules): void {
  learnt = rules
}

/** Without them such a bill is not worked out at all: it would be too low, and nobody would see it. */
export function factoryRules(): FactoryRules {
  if (!learnt) throw new Error('No factory rules')
  return learnt
}

export function hasFactoryRules(): boolean {
  return learnt !== undefined
}

/** Whether this record has rules that a home's bill never has. */
export function needsFactoryRules(tariff: Tariff): boolean {
  const { timeOfDay, adjustments, minimumEnergy, loadFactor, minimumCharge, demand, fixedCharge } = tariff
  return Boolean(
    timeOfDay.length > 0 ||
      adjustments?.length ||
      minimumEnergy ||
      loadFactor ||
      demand ||
      fixedCharge.some(({ basis }) => isByDemand(basis)) ||
      minimumCharge.some(({ appliesTo }) => appliesTo !== 'energy'),
  )
}

/** Whether a fixed charge is levied on the demand that is billed, and not on the load of the connection. */
export function isByDemand(basis: Tariff['fixedCharge'][number]['basis']): boolean {
  return basis === 'billing-demand' || basis === 'billable demand'
}
