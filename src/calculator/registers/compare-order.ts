import type { BillInput } from '#calculator/bill-input-schema.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { goldenBills } from '#calculator/golden-bills.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { dayBefore } from './months.ts'
import { sampleConnections } from './sample-connections.ts'

/** Of a record and the one that it supersedes. Money is in paise; null where there is none, or no price. */
export interface Comparison {
  /** What they say otherwise, field by field. */
  fields: { path: string; before: string | null; after: string | null }[]
  samples: { units: number; load: string; before: number | null; after: number }[]
  golden: { record: string; connection: string; units: number; before: number | null; after: number | null }[]
}

export const SAMPLES = 20

/** The two records side by side, twenty bills around every limit of both, and each golden bill that changes. */
export function compareOrder(
  record: Tariff,
  supersedes: Tariff | undefined,
  /** Records that change besides, each as it was and as it will be. */
  others: readonly { before: Tariff; after: Tariff }[],
): Comparison {
  return {
    fields: compareFields(supersedes, record),
    samples: sampleConnections(record, supersedes, SAMPLES).map(({ load, input }) => {
      const after = bill(record, { ...input, date: record.validFrom })
      const before = supersedes && bill(supersedes, { ...input, date: lastDayOf(supersedes, record) })
      return { units: input.units, load, before: before?.totalPaise ?? null, after: after.totalPaise }
    }),
    golden: [
      ...compareGolden(supersedes, record),
      ...others.flatMap(({ before, after }) => compareGolden(before, after)),
    ],
  }
}

/** On the first day of the new record, and on the last of the one before it; of the same id both are on the same day. */
function lastDayOf(before: Tariff, record: Tariff): string {
  if (before.id === record.id) return record.validFrom
  const eve = dayBefore(record.validFrom)
  return before.validTo !== null && before.validTo < eve ? before.validTo : eve
}

function bill(tariff: Tariff, input: BillInput) {
  return computeBill(tariff, {
    ...input,
    discom: tariff.discom.includes(input.discom ?? '') ? input.discom : tariff.discom[0],
  })
}

function compareGolden(before: Tariff | undefined, after: Tariff): Comparison['golden'] {
  const known = new Map(
    before &&
      goldenBills(before).map(({ connection, bills }) => [
        connection,
        new Map(bills.map(({ units, paise }) => [units, paise])),
      ]),
  )
  return goldenBills(after).flatMap(({ connection, bills }) =>
    bills.flatMap(({ units, paise }) => {
      const was = known.get(connection)?.get(units) ?? null
      return was === paise ? [] : [{ record: after.id, connection, units, before: was, after: paise }]
    }),
  )
}

function compareFields(before: Tariff | undefined, after: Tariff): Comparison['fields'] {
  const [was, is] = [new Map(before ? leavesOf(before) : []), new Map(leavesOf(after))]
  return [...new Set([...is.keys(), ...was.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }))
}

/** Every value that a record holds, by its path: energyCharge.tables[0].slabs[1].ratePaise. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  const entries = Object.entries(value)
  if (entries.length === 0) return [[path, '–']]
  return entries.flatMap(([key, inner]) =>
    leavesOf(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  )
}
