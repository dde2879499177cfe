import { grouped } from '#platform/grouped.ts'
import { list } from './engine/words.en.ts'
import type { Tariff } from './tariff-schema.ts'
import { calculatorCopy } from './words.en.ts'

const { fields: copy } = calculatorCopy

const FACTORIES = ['lt-industry', 'ht-industry'] as const
/** Of high tension, in kV. The last stand for all above. */
const LEVELS = [[11], [33], [66, 110, 132, 220]] as const

export interface MissingFactory {
  category: (typeof FACTORIES)[number]
  /** null: none of the state's companies has it. */
  companies: string[] | null
  /** In kV, where some levels are known; 66 stands for 66 and above. null: none is. */
  levels: number[] | null
}

/** Which tariffs of a factory these records of a state have no rates for: by company, and at high tension by voltage. */
export function missingFactories(tariffs: readonly Tariff[]): MissingFactory[] {
  const all = [...new Set(tariffs.flatMap(({ discom }) => discom))]

  return FACTORIES.flatMap((category) => {
    const byLevels = grouped(all, (company) => {
      const own = tariffs.filter((tariff) => tariff.category === category && tariff.discom.includes(company))
      const levels = LEVELS.filter((kvs) => !kvs.some((kv) => own.some((tariff) => hasRate(tariff, kv))))
      return levels.map(([kv]) => kv).join()
    })
    byLevels.delete('')
    return [...byLevels].map(([text, companies]) => {
      const levels = text.split(',').map(Number)
      return {
        category,
        companies: companies.length < all.length ? companies : null,
        levels: levels.length < LEVELS.length ? levels : null,
      }
    })
  })
}

/** "high tension at 11 kV and 33 kV"; nothing where none is missing. */
export function missingSupplies(tariffs: readonly Tariff[]): string {
  const bySupply = grouped(
    missingFactories(tariffs),
    ({ levels, companies }) =>
      (levels ? copy.at(list(levels.map(copy.kv))) : '') + (companies ? copy.from(list(companies)) : ''),
  )
  return [...bySupply]
    .map(([supply, missing]) => list(missing.map(({ category }) => copy.tensions[category])) + supply)
    .join('; ')
}

/** Low tension has no levels, and is at each of them. */
function hasRate({ appliesTo, energyCharge }: Tariff, kv: number): boolean {
  const isAt = (kvs?: number[] | null) => kvs?.includes(kv) ?? true
  return (
    isAt(appliesTo.voltageKv) &&
    !!energyCharge?.tables.some(
      ({ appliesWhen, slabs }) => isAt(appliesWhen.voltageKv) && slabs.some(({ ratePaise }) => ratePaise !== null),
    )
  )
}
