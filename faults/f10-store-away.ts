import { setTimeout as pause } from 'node:timers/promises'
import { faultProxy, type Fault as ProxyFault } from '../tests/support/fault-proxy.ts'
import { startLoad } from '../tests/support/load.ts'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import { startS3 } from '../tests/support/s3-server.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'
import { watchProcess } from './watch-process.ts'

const MOODS = ['cut', 'cut in the middle', '500', 'slow', 'silent'] as const
const LASTS_MS = 2_000
const RESUME_BYTES = 400_000
const PROXY: Record<(typeof MOODS)[number], ProxyFault> = {
  cut: 'down',
  'cut in the middle': { cutAfterBytes: RESUME_BYTES / 2 },
  '500': { answer: 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n' },
  slow: { delayMs: 100 },
  silent: 'hang',
}

/** The store for files is away, slow, or fails in the middle of a file: nobody is told that a resume is stored. */
export const storeAway: Fault = {
  id: 'F10',
  title: 'the S3 store is cut off, fails, or is slow',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 4, full: 2 * MOODS.length },
  async *run({ engine, postgresUrl }, rounds) {
    await using s3 = await startS3()
    await using proxy = await faultProxy(s3.port)
    using place = await newPlace(engine, postgresUrl)
    const S3_URL = s3.url.replace(`:${s3.port}/`, `:${proxy.port}/`)
    await using site = await startSite(place.dataDir, { ...place.settings, S3_URL })
    const check = watchProcess(site)
    const applications = { writers: 6, uploaders: 4, resumeBytes: RESUME_BYTES, goesOn: true, patienceMs: 120_000 }
    using load = startLoad(() => site.url, applications)

    for (let round = 0; round < rounds; round++) {
      const mood = MOODS[round % MOODS.length]!
      const refused = load.answers['503'] ?? 0
      proxy.set(PROXY[mood])
      await pause(LASTS_MS)
      const isTold = mood === 'slow' || (await waitUntil(() => (load.answers['503'] ?? 0) > refused, 90_000))
      proxy.set('none')
      const then = load.uploads
      const isWell = await waitUntil(() => load.uploads > then, 90_000)

      yield {
        acknowledged: load.acknowledged.length,
        found: load.acknowledged.length,
        troubles: [...(isTold ? [] : ['nobody was told']), ...(isWell ? [] : ['it did not recover'])],
        note: mood,
      }
    }

    await load.stop()
    const checked = await checkLeads(place, load.acknowledged, { load, troubles: check(), s3Url: s3.url })
    yield { ...checked, note: `in the end: ${JSON.stringify(load.answers)}` }
  },
}
