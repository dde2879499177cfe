import { startLoad } from '../tests/support/load.ts'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'

const LONGEST_STOP_MS = 15_000
/** To whom nothing had been promised: the door was closed, or the connection was before a request was sent. */
const HARMLESS = ['ECONNREFUSED', 'closed']

/** Asked to stop under load, the site answers what it has accepted and is gone. */
export const stop: Fault = {
  id: 'F3',
  title: 'SIGTERM under load',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 2, full: 10 },
  async *run({ engine, postgresUrl, isFull }, rounds) {
    using place = await newPlace(engine, postgresUrl)
    const acknowledged: string[] = []

    for (let round = 0; round < rounds; round++) {
      await using site = await startSite(place.dataDir, place.settings)
      using load = startLoad(() => site.url, { writers: 8, uploaders: round % 2 })
      await waitUntil(() => load.acknowledged.length > 50)
      const askedAt = performance.now()
      const exitCode = await site.end('SIGTERM')
      const tookMs = Math.round(performance.now() - askedAt)
      await load.ended
      acknowledged.push(...load.acknowledged)

      // How long is for a machine that has nothing else to do.
      const isSlow = isFull && tookMs > LONGEST_STOP_MS
      const cutOff = Object.keys(load.failures).filter((code) => !HARMLESS.includes(code))
      const troubles = [
        ...cutOff.map((code) => `an accepted request was cut off: ${code}`),
        ...(exitCode === 0 ? [] : [`it ended with ${exitCode}`]),
        ...(isSlow ? [`it took ${tookMs} ms to stop`] : []),
      ]
      yield { ...(await checkLeads(place, acknowledged, { load, troubles })), note: `stopped in ${tookMs} ms` }
    }
  },
}
