import type { Tariff } from './tariff-schema.ts'

// In the server's build, so that the running site needs no folder beside it; read once, with the process.
const FILES = import.meta.glob<Tariff[]>('./data/*.json', { import: 'default', eager: true })
const RECORDS = Object.values(FILES).flat()
const BY_ID = new Map(RECORDS.map((tariff) => [tariff.id, tariff]))

/** All records, or those of one state. Never for the browser, which fetches one state's file. */
export function listTariffs(stateCode?: string): Tariff[] {
  return stateCode === undefined ? RECORDS : RECORDS.filter((tariff) => tariff.stateCode === stateCode)
}

export function findTariff(id: string): Tariff | undefined {
  return BY_ID.get(id)
}

/** The 36 states and union territories, by name. */
export function listStates(): { code: string; name: string }[] {
  const names = new Map(RECORDS.map(({ stateCode, state }) => [stateCode, state]))
  return [...names].map(([code, name]) => ({ code, name })).sort((one, other) => one.name.localeCompare(other.name))
}
