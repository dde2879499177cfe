import { setTimeout as pause } from 'node:timers/promises'
import { faultProxy, type Fault as ProxyFault } from '../tests/support/fault-proxy.ts'
import { startLoad } from '../tests/support/load.ts'
import { newPlace } from '../tests/support/place.ts'
import { startPostgres } from '../tests/support/running-postgres.ts'
import { startSite } from '../tests/support/running-site.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'
import { watchProcess } from './watch-process.ts'

const LONGEST_ANSWER_MS = 5_000
const LONGEST_HEALING_MS = 5_000
/** For a machine that is busy with the fault itself. */
const SLACK_MS = 1_500
const SHORT_MS = 6_000
const FULL_MS = 60_000

type Mood = 'stopped' | 'cut' | 'silent' | 'slow'
const MOODS: Mood[] = ['stopped', 'cut', 'silent', 'slow']
const PROXY: Record<Exclude<Mood, 'stopped'>, ProxyFault> = { cut: 'down', silent: 'hang', slow: { delayMs: 100 } }

/** PostgreSQL stops, or the way to it is cut, silent or slow; then all is well again. */
export const postgresAway: Fault = {
  id: 'F6',
  title: 'PostgreSQL is away, cut off, silent or slow',
  engines: ['postgres'],
  rounds: { short: MOODS.length, full: 5 * MOODS.length },
  async *run({ isFull }, rounds) {
    await using server = await startPostgres()
    await using proxy = await faultProxy(server.port)
    using place = await newPlace('postgres', server.url)
    const throughProxy = place.settings.DATABASE_URL!.replace(`:${server.port}/`, `:${proxy.port}/`)
    await using site = await startSite(place.dataDir, { DATABASE_URL: throughProxy, LOG_LEVEL: 'info' })
    const check = watchProcess(site)
    using load = startLoad(() => site.url, { writers: 8, uploaders: 1, goesOn: true, patienceMs: 20_000 })

    for (let round = 0; round < rounds; round++) {
      const mood = MOODS[round % MOODS.length]!
      await waitUntil(() => load.acknowledged.length > 30 * (round + 1))
      load.longestMs = 0
      await begin(mood)
      await pause(isFull ? FULL_MS : SHORT_MS)
      const { longestMs } = load
      await end(mood)
      const healedFrom = performance.now()
      const then = load.acknowledged.length
      const isHealed = await waitUntil(() => load.acknowledged.length > then)
      const healedMs = performance.now() - healedFrom

      const page = await fetch(`${site.url}/`)
      yield {
        acknowledged: load.acknowledged.length,
        found: load.acknowledged.length,
        troubles: [
          ...(longestMs > LONGEST_ANSWER_MS + SLACK_MS ? [`a visitor waited ${Math.round(longestMs)} ms`] : []),
          ...(isHealed && healedMs <= LONGEST_HEALING_MS + SLACK_MS ? [] : [`healed after ${Math.round(healedMs)} ms`]),
          ...(page.status === 200 ? [] : [`the first page answered ${page.status}`]),
        ],
        note: `${mood}: longest answer ${Math.round(longestMs)} ms, well again after ${Math.round(healedMs)} ms`,
      }
    }

    await load.stop()
    const checked = await checkLeads(place, load.acknowledged, { load, troubles: check() })
    yield { ...checked, note: `in the end: ${JSON.stringify(load.answers)}` }

    async function begin(mood: Mood) {
      if (mood === 'stopped') await server.stop()
      else proxy.set(PROXY[mood])
    }

    async function end(mood: Mood) {
      if (mood === 'stopped') await server.start()
      else proxy.set('none')
    }
  },
}
