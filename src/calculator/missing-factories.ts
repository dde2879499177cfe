import type { Tariff } from './tariff-schema.ts'

const FACTORIES = ['lt-industry', 'ht-industry'] as const

/** Which tariffs of a factory none of these records has rates for. */
export function missingFactories(tariffs: readonly Tariff[]): (typeof FACTORIES)[number][] {
  return FACTORIES.filter(
    (category) => !tariffs.some((tariff) => tariff.category === category && tariff.energyCharge !== null),
  )
}
