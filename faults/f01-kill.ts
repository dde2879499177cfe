import { setTimeout as pause } from 'node:timers/promises'
import { startLoad } from '../tests/support/load.ts'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'

const LONGEST_START_MS = 3_000

/** kill -9 in the middle of the work, at another moment each time, with uploads every other time. */
export const kill: Fault = {
  id: 'F1',
  title: 'kill -9 under 16 writers',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 5, full: 50 },
  async *run({ engine, postgresUrl, isFull }, rounds) {
    using place = await newPlace(engine, postgresUrl)
    const acknowledged: string[] = []

    for (let round = 0; round < rounds; round++) {
      await using site = await startSite(place.dataDir, place.settings)
      using load = startLoad(() => site.url, { writers: 16, uploaders: round % 2 === 0 ? 0 : 4 })
      await waitUntil(() => load.acknowledged.length > 10)
      await pause(Math.random() * 1_200)
      await site.end('SIGKILL')
      await load.ended
      acknowledged.push(...load.acknowledged)

      // The first start makes the schema and brings the articles in; it is no restart. How long one takes says
      // something of the site only on a machine that does nothing else, as it should for the whole set.
      const isSlow = isFull && round > 0 && site.startedInMs > LONGEST_START_MS
      const troubles = isSlow ? ['it took too long to start'] : []
      const checked = await checkLeads(place, acknowledged, { load, troubles })
      yield { ...checked, note: `started in ${Math.round(site.startedInMs)} ms` }
    }
  },
}
