import { expect, test } from 'vitest'
import { computeBill } from './engine/compute-bill.ts'
import { missingFactories, missingSupplies } from './missing-factories.ts'
import { readTariffs } from './tariff-files.ts'
import type { Tariff } from './tariff-schema.ts'

const TODAY = '2026-11-26'
const IN_FORCE = readTariffs().filter(
  ({ validFrom, validTo }) => validFrom <= TODAY && (validTo === null || validTo >= TODAY),
)
const BY_STATE = Map.groupBy(IN_FORCE, ({ state }) => state)
const LEVELS = { 11: [11], 33: [33], 66: [66, 110, 132, 220] }

test('in every state the factory of each company has a priced tariff at each voltage, or is named as missing', () => {
  for (const [state, tariffs] of BY_STATE) {
    const missing = missingFactories(tariffs)
    for (const company of new Set(tariffs.flatMap(({ discom }) => discom))) {
      const own = tariffs.filter(({ discom }) => discom.includes(company))
      const isNamed = (asked: Tariff['category'], level?: number) =>
        missing.some(
          ({ category, companies, levels }) =>
            category === asked &&
            (companies === null || companies.includes(company)) &&
            (levels === null || (level !== undefined && levels.includes(level))),
        )

      expect(isNamed('lt-industry'), `${state}, ${company}`).toBe(!isPriced(own, 'lt-industry', 0.4))
      for (const [level, kvs] of Object.entries(LEVELS))
        expect(isNamed('ht-industry', Number(level)), `${state}, ${company} at ${level} kV`).toBe(
          !kvs.some((kv) => isPriced(own, 'ht-industry', kv)),
        )
    }
  }
})

test('what is missing is told by tension, voltage and company', () => {
  const told = (state: string) => missingSupplies(BY_STATE.get(state) ?? [])

  expect(told('Telangana')).toBe('')
  expect(told('Punjab')).toBe('low tension and high tension')
  expect(told('Kerala')).toBe('high tension at 11 kV and 33 kV')
  expect(told('Gujarat')).toBe('low tension and high tension from Torrent Power Surat')
  expect(told('Uttar Pradesh')).toBe('high tension at 66 kV and above from NPCL')
  expect(told('Haryana')).toBe('low tension; high tension at 33 kV and 66 kV and above')
})

/** Whether one of them gives a works of some size an energy charge. */
function isPriced(tariffs: Tariff[], asked: Tariff['category'], voltageKv: number): boolean {
  return tariffs
    .filter(({ category, appliesTo }) => category === asked && (appliesTo.voltageKv?.includes(voltageKv) ?? true))
    .some((tariff) =>
      [10, 45, 200].some((load) => {
        const { lines } = computeBill(tariff, {
          ...{ units: 400, kwh: 390, loadKw: load, loadKva: load, loadHp: load, days: 30, date: TODAY },
          ...{ contractDemandKva: load, recordedDemandKva: load, recordedDemandKw: load, voltageKv, powerFactor: 0.97 },
        })
        return lines.some(({ id }) => id === 'energy')
      }),
    )
}
