import type { Engine } from '../src/database/database.ts'

/** One thing that goes wrong, and what must be true all the same. */
export interface Fault {
  id: string
  title: string
  engines: Engine[]
  /** How many rounds are run where nobody says, and how many make the whole of it. */
  rounds: { short: number; full: number }
  /** What Debian calls the programs that it needs; where one is missing the fault counts as not run. */
  programs?: [name: string, debianPackage: string][]
  /** Why it cannot be run here, in words, or nothing. */
  obstacle?: () => string | undefined
  /** Runs in a network that has nobody else in it (network_namespaces(7)). */
  ownNetwork?: true
  run: (setting: FaultSetting, rounds: number) => AsyncGenerator<Round>
}

export interface FaultSetting {
  engine: Engine
  /** Of a server, without a database's name. */
  postgresUrl: string
  isFull: boolean
}

export interface Round {
  /** Leads that visitors were told are stored. */
  acknowledged: number
  /** Leads that are stored: as many, or more, where an answer was lost. */
  found: number
  /** What should not have happened; a round without any is passed. */
  troubles: string[]
  note?: string
}
