import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startLoad } from '../../tests/support/load.ts'
import { newPlace } from '../../tests/support/place.ts'
import { startSite } from '../../tests/support/running-site.ts'
import { startS3 } from '../../tests/support/s3-server.ts'
import { checkAnswers, checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { TcpProxy } from './tcp-proxy.ts'
import { waitUntil } from './wait-until.ts'

const MOODS = ['cut', 'cut in the middle', '500', 'slow', 'silent'] as const
const LASTS_MS = 2_000
const RESUME_BYTES = 400_000

/** The store for files is away, slow, or fails in the middle of a file: nobody is told that a resume is stored. */
export const storeAway: Fault = {
  id: 'F10',
  title: 'the S3 store is cut off, fails, or is slow',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 4, full: 2 * MOODS.length },
  async *run({ engine, postgresUrl }, rounds) {
    await using s3 = await startS3()
    await using proxy = await new TcpProxy(s3.port).listen()
    const failing = createServer(
      (request, response) => void request.resume().on('end', () => response.writeHead(500).end()),
    )
    failing.listen(0, '127.0.0.1')
    await once(failing, 'listening')
    using _failing = { [Symbol.dispose]: () => void failing.close().closeAllConnections() }

    using place = await newPlace(engine, postgresUrl)
    const S3_URL = s3.url.replace(`:${s3.port}/`, `:${proxy.port}/`)
    await using site = await startSite(place.dataDir, { ...place.settings, S3_URL })
    const applications = { writers: 6, uploaders: 4, resumeBytes: RESUME_BYTES, goesOn: true, patienceMs: 120_000 }
    using load = startLoad(() => site.url, applications)

    for (let round = 0; round < rounds; round++) {
      const mood = MOODS[round % MOODS.length]!
      const refused = load.answers['503'] ?? 0
      begin(mood)
      await pause(LASTS_MS)
      const isTold = mood === 'slow' || (await waitUntil(() => (load.answers['503'] ?? 0) > refused, 90_000))
      end()
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
    const checked = await checkLeads(place, load.acknowledged, s3.url)
    const troubles = [...checked.troubles, ...checkAnswers(load)]
    yield { ...checked, troubles, note: `in the end: ${JSON.stringify(load.answers)}` }

    function begin(mood: (typeof MOODS)[number]) {
      if (mood === 'cut in the middle') proxy.cutAfterBytes = RESUME_BYTES / 2
      else if (mood === '500') proxy.targetPort = (failing.address() as AddressInfo).port
      else proxy.mood = mood
      // What is open from before would go on as before.
      if (mood === 'cut in the middle' || mood === '500') proxy.endAll()
    }

    function end() {
      proxy.cutAfterBytes = Number.POSITIVE_INFINITY
      proxy.targetPort = s3.port
      proxy.mood = 'well'
    }
  },
}
