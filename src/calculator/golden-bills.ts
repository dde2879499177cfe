import { join } from 'node:path'
import type { BillInput } from './bill-input-schema.ts'
import { computeLines } from './engine/compute-lines.ts'
import { readUsage } from './engine/usage.ts'
import { subtotal } from './engine/worksheet.ts'
import type { Tariff } from './tariff-schema.ts'

export const GOLDEN_FILE = join(import.meta.dirname, 'golden-bills.tsv')

/** So that every slab of every record is reached, a factory's too, and both sides of the limits that most states use. */
const UNITS_A_MONTH = [20, 40, 80, 100, 101, 140, 200, 201, 260, 330, 380, 450, 700, 1100, 2000, 6000, 70000]

const LOW_TENSION: Record<string, Partial<BillInput>> = {
  'small, urban': { loadKw: 0.4, loadKva: 0.5, phase: 1, area: 'urban' },
  'small, rural': { loadKw: 0.9, loadKva: 1, phase: 1, area: 'rural' },
  'home, urban': { loadKw: 1.6, loadKva: 2, phase: 1, area: 'urban' },
  'home, urban, subsidised': { loadKw: 1.6, loadKva: 2, phase: 1, area: 'urban', subsidies: 'default' },
  'home, rural': { loadKw: 3, loadKva: 3.5, phase: 1, area: 'rural' },
  'home, rural, subsidised': { loadKw: 3, loadKva: 3.5, phase: 1, area: 'rural', subsidies: 'default' },
  'home, urban, 2.5 kW': { loadKw: 2.5, loadKva: 2.8, phase: 1, area: 'urban' },
  'home, rural, 5 kW': { loadKw: 5, loadKva: 5.5, phase: 1, area: 'rural' },
  'large home': { loadKw: 6, loadKva: 7, phase: 3, area: 'urban' },
  'three phases, 12 kW': { loadKw: 12, loadKva: 14, phase: 3, area: 'rural' },
  'three phases, 18 kW': { loadKw: 18, loadKva: 20, phase: 3, area: 'urban' },
  'three phases, 30 kW': { loadKw: 30, loadKva: 35, phase: 3, area: 'urban' },
  'three phases, 60 kW': { loadKw: 60, loadKva: 65, phase: 3, area: 'urban' },
  'three phases, 120 kW': { loadKw: 120, loadKva: 130, phase: 3, area: 'urban' },
}

const HIGH_TENSION: Record<string, Partial<BillInput>> = {
  '11 kV': { loadKw: 130, loadKva: 150, voltageKv: 11 },
  '33 kV': { loadKw: 700, loadKva: 800, voltageKv: 33 },
  '66 kV': { loadKw: 2500, loadKva: 2800, voltageKv: 66 },
  '110 kV': { loadKw: 3000, loadKva: 3400, voltageKv: 110 },
  '132 kV': { loadKw: 4000, loadKva: 4500, voltageKv: 132 },
  '220 kV': { loadKw: 9000, loadKva: 10000, voltageKv: 220 },
  // So that 70,000 units are a high load factor.
  '33 kV, small contract': { loadKw: 90, loadKva: 100, voltageKv: 33 },
  '132 kV, small contract': { loadKw: 90, loadKva: 100, voltageKv: 132 },
}

/** Totals in paise, one line for a record and connection, one column for a use: what the engine makes of the records. */
export function goldenLines(tariffs: Tariff[]): string[] {
  return [
    ['record', 'connection', ...UNITS_A_MONTH.map((units) => `${units} a month`)].join('\t'),
    ...tariffs.flatMap(linesOf),
  ]
}

/** Connections that change nothing for a record are told once. */
export function linesOf(tariff: Tariff): string[] {
  const names = new Map<string, string>()

  for (const { connection, bills } of goldenBills(tariff)) {
    const columns = bills.map(({ paise }) => paise ?? '-').join('\t')
    if (bills.some(({ paise }) => paise !== null) && !names.has(columns)) names.set(columns, connection)
  }
  return [...names].map(([columns, name]) => `${tariff.id}\t${name}\t${columns}`)
}

/** All of a record, connection by connection; null where it has no price for them. */
export function goldenBills(tariff: Tariff) {
  return Object.entries(isHighTension(tariff) ? HIGH_TENSION : LOW_TENSION).map(([name, connection]) => ({
    connection: name,
    bills: UNITS_A_MONTH.map((units) => ({ units, paise: total(tariff, connection, units) })),
  }))
}

function isHighTension({ category, appliesTo, energyCharge }: Tariff): boolean {
  return (
    category === 'ht-industry' ||
    appliesTo.voltageKv !== null ||
    !!energyCharge?.tables.some(({ appliesWhen }) => appliesWhen.voltageKv)
  )
}

/** On the last day of the record's own time; null where the energy has no price or the record is for others. */
function total(tariff: Tariff, connection: Partial<BillInput>, unitsAMonth: number): number | null {
  const units = unitsAMonth * tariff.billingPeriodMonths
  const usage = readUsage(tariff, {
    units,
    kwh: units,
    months: tariff.billingPeriodMonths,
    date: tariff.validTo ?? '2026-11-20',
    discom: tariff.discom[0],
    recordedDemandKva: (connection.loadKva ?? 0) * 1.1,
    recordedDemandKw: (connection.loadKw ?? 0) * 1.1,
    powerFactor: 0.97,
    ...connection,
  })
  const sheet = computeLines(tariff, usage)
  const isForOthers = sheet.unknowns.some(({ id }) => id === 'tariffConnection')
  return isForOthers || !sheet.lines.some(({ id }) => id === 'energy') ? null : subtotal(sheet)
}
