import { missingSupplies } from './missing-factories.ts'
import type { Tariff } from './tariff-schema.ts'

const CATEGORIES = {
  domestic: 'homes',
  commercial: 'shops',
  'lt-industry': 'industry, low tension',
  'ht-industry': 'industry, high tension',
} as const
type Category = keyof typeof CATEGORIES

/** State by state: which categories, confirmed for which year, by what kind of source, and what is missing. For docs/calculator.md. */
export function coverageTable(tariffs: readonly Tariff[]): string {
  const newest = tariffs
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .at(-1)
  const states = Map.groupBy(tariffs, ({ state }) => state)
  const rows = [...states].toSorted(([one], [other]) => one.localeCompare(other))

  return [
    `| state | ${Object.values(CATEGORIES).join(' | ')} | missing |`,
    '|---|---|---|---|---|---|',
    ...rows.map(([state, all]) => row(state, all, newest ?? '')),
  ].join('\n')
}

function isPriced({ scheme, energyCharge }: Tariff): boolean {
  return (
    scheme !== 'historic' &&
    !!energyCharge?.tables.some(({ slabs }) => slabs.some(({ ratePaise }) => ratePaise !== null))
  )
}

function row(state: string, all: Tariff[], newest: string): string {
  const categories = Object.keys(CATEGORIES) as Category[]
  const tariffs = all.filter(isPriced)
  const isOver = ({ validTo }: Tariff) => validTo !== null && validTo < newest
  const cells = categories.map((category) => cell(tariffs.filter((tariff) => tariff.category === category)))
  return `| ${[state, ...cells, missing()].join(' | ')} |`

  /** "2026-27 bill-verified, 3 records; 2025-26 press, over" */
  function cell(own: Tariff[]): string {
    // Where this year is known, the years before are left out.
    const shown = own.some((tariff) => !isOver(tariff)) ? own.filter((tariff) => !isOver(tariff)) : own
    const kinds = Map.groupBy(shown, (tariff) => [tariff.financialYear, kindOf(tariff), isOver(tariff)].join())
    const told = [...kinds.values()].map((records) => {
      const [first] = records
      const count = records.length > 1 ? `, ${records.length} records` : ''
      return first ? `${first.financialYear} ${kindOf(first)}${count}${isOver(first) ? ', over' : ''}` : ''
    })
    return told.toSorted().toReversed().join('; ') || '–'
  }

  function missing(): string {
    const current = tariffs.filter((tariff) => !isOver(tariff))
    const customers = (['domestic', 'commercial'] as const).filter(
      (category) => !current.some((tariff) => tariff.category === category),
    )
    const gaps: [string, string][] = [
      ['no rates', listOf(customers)],
      ['no rates of factories', missingSupplies(all.filter((tariff) => !isOver(tariff)))],
      ['some rates', where(current, ({ status }) => status !== 'complete')],
      [
        'duty',
        where(current, ({ electricityDuty }) => electricityDuty.every(({ value, slabs }) => value === null && !slabs)),
      ],
      ['fuel surcharge', where(current, hasNoFuel)],
      ['least demand', where(current, ({ demand, fixedCharge }) => !demand && fixedCharge.some(isOnDemand))],
    ]
    return (
      gaps
        .filter(([, places]) => places)
        .map(([what, places]) => `${what}: ${places}`)
        .join('; ') || '–'
    )
  }
}

function kindOf({ confidence, crossCheck }: Tariff): string {
  return crossCheck === 'bill-verified' ? 'printed bill' : confidence
}

function where(tariffs: Tariff[], lacks: (tariff: Tariff) => boolean): string {
  const found = new Set(tariffs.filter(lacks).map(({ category }) => category))
  return listOf((Object.keys(CATEGORIES) as Category[]).filter((category) => found.has(category)))
}

function listOf(categories: readonly Category[]): string {
  return categories.map((category) => CATEGORIES[category].replace(', ', ' at ')).join(', ')
}

function hasNoFuel({ fuelSurcharge: { changes, history, defaultValue } }: Tariff): boolean {
  return changes !== 'none' && history.length === 0 && defaultValue === null
}

function isOnDemand({ basis }: Tariff['fixedCharge'][number]): boolean {
  return basis === 'billing-demand'
}
