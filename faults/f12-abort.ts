import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'
import { peakMemory } from './watch-process.ts'

const MORE_MIB = 150
const AT_ONCE = 20
const BYTES = 3_000_000

/** Visitors who go away in the middle of an upload leave nothing behind. */
export const abortUpload: Fault = {
  id: 'F12',
  title: 'uploads that are cut off by the visitor',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 3, full: 3 },
  async *run({ engine, postgresUrl }, rounds) {
    using place = await newPlace(engine, postgresUrl)
    await using site = await startSite(place.dataDir, place.settings)
    const before = peakMemory(site.process.pid!)
    const uploads = join(place.dataDir, 'uploads')

    for (let round = 0; round < rounds; round++) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => beginAndGo(Number(new URL(site.url).port))))
      const isTidy = await waitUntil(() => !existsSync(uploads) || readdirSync(uploads).length === 0, 15_000)
      const more = peakMemory(site.process.pid!) - before
      const db = place.open()
      const stored = await db.selectFrom('leads').select('id').execute()
      await db.destroy()

      yield {
        acknowledged: 0,
        found: stored.length,
        troubles: [
          ...(isTidy ? [] : [`${readdirSync(uploads).length} uploads were left behind`]),
          ...(stored.length > 0 ? ['half an application was stored'] : []),
          ...(more > MORE_MIB ? [`memory rose by ${Math.round(more)} MiB`] : []),
        ],
        note: `${AT_ONCE} of them, memory +${Math.round(more)} MiB`,
      }
    }
  },
}

function beginAndGo(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const part =
    'Content-Disposition: form-data; name="resume"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n'
  socket.write(
    `POST /api/auth/job-applications/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n${part}`,
  )
  return new Promise((resolve) => {
    socket.on('error', () => {}).on('close', () => resolve())
    socket.write(randomBytes(BYTES), () => socket.destroy())
  })
}
