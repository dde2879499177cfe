/*
 * Bills a second on one core, state by state: whole bills, with every rule told, the marginal rate and the next cliff.
 * Seconds are those the processor spent, collecting garbage included, so that a busy machine gives the same answer.
 * The goal is one for homes: a factory's bill has twice the lines, and there are fewer factories.
 *   npm run bench:calculator
 */
import { availableParallelism, cpus } from 'node:os'
import type { BillInput } from '#calculator/bill-input-schema.ts'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { zoneOf } from '#calculator/engine/zone-of.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'

const GOAL = 100_000
/** Of bills with time of day: the zones told, or the range of shifts. */
const TIMED_GOAL = 30_000
const ROUNDS = 15
const UNITS = Array.from({ length: 200 }, (_, index) => 5 + 7 * index)

const states = Map.groupBy(readTariffs(), ({ state }) => state)

// The first rounds teach the compiler; only the best of the later ones says what the engine can do.
for (let round = 0; round < 3; round++) for (const tariffs of states.values()) secondsFor(tariffs)

const rows = [...states].map(([state, tariffs]) => measured(state, tariffs))
const homes = measured(
  'homes of all states',
  [...states.values()].flat().filter(({ category }) => category === 'domestic'),
)

const timed = readTariffs().filter(({ timeOfDay }) => timeOfDay.some(({ mandatory }) => mandatory))
for (const more of [zonesOf, shiftsOf]) for (let round = 0; round < 3; round++) secondsFor(timed, more)
const timedRows = [
  measured('time of day, zones told', timed, zonesOf),
  measured('time of day, a range', timed, shiftsOf),
]

console.log(`Node ${process.versions.node}, ${cpus()[0]?.model} (${availableParallelism()} cores, one used)\n`)
console.log('| State | Records | Bills a second |\n| --- | ---: | ---: |')
for (const { state, records, bills, seconds } of [...rows, homes, ...timedRows])
  console.log(`| ${state} | ${records} | ${Math.round(bills / seconds).toLocaleString('en-IN')} |`)

if (homes.bills / homes.seconds < GOAL) {
  console.error(`\nBelow the goal of ${GOAL.toLocaleString('en-IN')} bills of homes a second.`)
  process.exitCode = 1
}

if (timedRows.some(({ bills, seconds }) => bills / seconds < TIMED_GOAL)) {
  console.error(`\nBelow the goal of ${TIMED_GOAL.toLocaleString('en-IN')} bills with time of day a second.`)
  process.exitCode = 1
}

type More = (tariff: Tariff) => Partial<BillInput>

function zonesOf({ timeOfDay }: Tariff): Partial<BillInput> {
  return { zoneUnits: Object.fromEntries(timeOfDay.map((charge) => [zoneOf(charge), 1])) }
}

function shiftsOf(): Partial<BillInput> {
  return { shifts: 'two' }
}

function measured(state: string, tariffs: Tariff[], more?: More) {
  const seconds = Math.min(...Array.from({ length: ROUNDS }, () => secondsFor(tariffs, more)))
  return { state, records: tariffs.length, bills: tariffs.length * UNITS.length, seconds }
}

function secondsFor(tariffs: Tariff[], more: More = () => ({})): number {
  const start = process.cpuUsage()
  for (const tariff of tariffs)
    for (const units of UNITS) computeBill(tariff, { ...inputFor(tariff, units), ...more(tariff) })
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000_000
}

function inputFor({ discom, billingPeriodMonths, validTo }: Tariff, units: number): BillInput {
  return {
    units: units * billingPeriodMonths,
    kwh: units * billingPeriodMonths,
    months: billingPeriodMonths,
    loadKw: 3,
    loadKva: 3.5,
    recordedDemandKva: 3,
    phase: 1,
    area: 'urban',
    voltageKv: 11,
    discom: discom[0],
    date: validTo ?? '2026-10-15',
    subsidies: 'default',
  }
}
