import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLoad } from '../tests/support/load.ts'
import { newPlace } from '../tests/support/place.ts'
import { type RunningSite, startSite } from '../tests/support/running-site.ts'
import { checkAnswers, checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'

const SYNCS = 10

/**
 * The disk fails once: one sync, or one write, after the other. Whoever is
 * acknowledged is stored all the same, also after the site was killed.
 */
export const ioError: Fault = {
  id: 'F5',
  title: 'one sync or write of the disk fails',
  // PostgreSQL's own syncs are its own to survive: it stops and recovers, which is F6.
  engines: ['sqlite'],
  rounds: { short: 4, full: 20 },
  programs: [['strace', 'strace']],
  async *run({ engine, postgresUrl }, rounds) {
    for (let round = 0; round < rounds; round++) {
      using place = await newPlace(engine, postgresUrl)
      await firstStart(place.dataDir)
      const log = join(place.dataDir, 'strace.log')
      const failure = failureOf(round, rounds)
      // -D: the site is the process that we started, and strace looks on from beside it.
      const through = ['strace', '-D', '-f', '-qq', '-o', log, '-e', `trace=${failure.call}`, '-e', failure.injection]

      const acknowledged: string[] = []
      const troubles: string[] = []
      const site = await startSite(place.dataDir, {}, through).catch(() => undefined)
      if (site) troubles.push(...(await work(site, acknowledged)))
      const checked = await checkLeads(place, acknowledged, { troubles })
      const isMet = readFileSync(log, 'utf8').includes('INJECTED')

      yield {
        ...checked,
        note: `${failure.injection}${isMet ? '' : ', never met'}${site ? '' : ', which ended the start'}`,
      }
    }
  },
}

function failureOf(round: number, rounds: number) {
  const isSync = round < rounds / 2
  const when = 1 + Math.round(((round % Math.ceil(rounds / 2)) * SYNCS) / Math.ceil(rounds / 2))
  return isSync
    ? { call: 'fsync,fdatasync', injection: `inject=fsync,fdatasync:error=EIO:when=${when}` }
    : { call: 'pwrite64', injection: `inject=pwrite64:error=ENOSPC:when=${10 * when}` }
}

async function firstStart(dataDir: string) {
  await using site = await startSite(dataDir)
  await site.end('SIGTERM')
}

async function work(site: RunningSite, acknowledged: string[]): Promise<string[]> {
  using load = startLoad(() => site.url, { writers: 8, goesOn: true })
  const isAlive = await waitUntil(() => load.acknowledged.length > 60, 30_000)
  await pause(200)
  await site.end('SIGKILL')
  await load.stop()
  acknowledged.push(...load.acknowledged)
  return [...checkAnswers(load), ...(isAlive ? [] : ['it did not go on'])]
}
