import type { StartedProcess } from '../support/started-process.ts'

/** What a load came to, beside what it should. */
export interface LoadRow {
  load: string
  'per second': number | string
  /** What bench/support/ceiling.ts, bare Hono and better-sqlite3, does with the same in the same run. */
  ceiling: number | string
  'p50 ms': number | string
  'p99 ms': number | string
  bar: string
  verdict: 'met' | 'MISSED'
  note: string
}

export interface LoadSetting {
  /** How long each load lasts. */
  seconds: number
  /** Of an edition; by itself as many as it needs for those seconds. */
  recipients?: number | undefined
  site: StartedProcess & { dataDir: string }
  ceiling: StartedProcess
}

export type LoadTest = (setting: LoadSetting) => Promise<LoadRow>

export function verdict(isMet: boolean): LoadRow['verdict'] {
  return isMet ? 'met' : 'MISSED'
}
