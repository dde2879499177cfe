import { list } from './engine/words.en.ts'
import type { Tariff } from './tariff-schema.ts'
import { calculatorCopy } from './words.en.ts'

const { tensions, ofSupply } = calculatorCopy.fields

const FACTORIES = ['lt-industry', 'ht-industry'] as const
/** Of high tension; the last stands for all above. */
const LEVELS = { 11: [11], 33: [33], 66: [66, 110, 132, 220] } as const

export interface MissingFactory {
  category: (typeof FACTORIES)[number]
  /** null: none of the state's companies has it. */
  companies: string[] | null
  /** In kV, where some levels are known; 66 stands for 66 and above. null: none is. */
  levels: number[] | null
}

/** Which tariffs of a factory these records of a state have no rates for: by company, and at high tension by voltage. */
export function missingFactories(tariffs: readonly Tariff[]): MissingFactory[] {
  const companies = [...new Set(tariffs.flatMap(({ discom }) => discom))]

  return FACTORIES.flatMap((category) => {
    const priced = tariffs.filter((tariff) => tariff.category === category && tariff.energyCharge)
    const byLevels = Map.groupBy(companies, (company) => {
      const own = priced.filter(({ discom }) => discom.includes(company))
      if (own.length === 0) return ''
      if (category === 'lt-industry') return undefined
      return (
        Object.entries(LEVELS)
          .filter(([, kvs]) => !kvs.some((kv) => own.some((tariff) => hasRate(tariff, kv))))
          .map(([level]) => level)
          .join() || undefined
      )
    })
    return [...byLevels].flatMap(([levels, names]) =>
      levels === undefined
        ? []
        : {
            category,
            companies: names.length === companies.length ? null : names,
            levels: levels ? levels.split(',').map(Number) : null,
          },
    )
  })
}

/** "high tension at 11 kV and 33 kV"; nothing where none is missing. */
export function missingSupplies(tariffs: readonly Tariff[]): string {
  const bySupply = Map.groupBy(missingFactories(tariffs), ({ levels, companies }) => ofSupply(levels, companies))
  return [...bySupply]
    .map(([supply, missing]) => list(missing.map(({ category }) => tensions[category])) + supply)
    .join('; ')
}

function hasRate({ appliesTo, energyCharge }: Tariff, kv: number): boolean {
  const isAt = (kvs: number[] | null | undefined) => !kvs || kvs.includes(kv)
  return (
    isAt(appliesTo.voltageKv) &&
    !!energyCharge?.tables.some(
      ({ appliesWhen, slabs }) => isAt(appliesWhen.voltageKv) && slabs.some(({ ratePaise }) => ratePaise !== null),
    )
  )
}
