import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { startLoad } from '../tests/support/load.ts'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { watchProcess } from './watch-process.ts'

const ATTACKS = { 'slow headers': '-H', 'slow bodies': '-B', ranges: '-R', 'slow reading': '-X' }
const LONGEST_MS = 2_000
const LONGEST_HEADERS_MS = 30_000

/** Hundreds of clients that never come to an end: everybody else is served as ever. */
export const slowClients: Fault = {
  id: 'F11',
  title: 'hundreds of clients that are slow on purpose',
  engines: ['sqlite', 'postgres'],
  rounds: { short: 4, full: 12 },
  programs: [['slowhttptest', 'slowhttptest']],
  async *run({ engine, postgresUrl, isFull }, rounds) {
    using place = await newPlace(engine, postgresUrl)
    await using site = await startSite(place.dataDir, place.settings)
    const check = watchProcess(site)
    const [sockets, seconds] = isFull ? [1_000, 60] : [200, 8]
    const acknowledged: string[] = []
    const cutAfter = cutOffAfter(Number(new URL(site.url).port))

    for (let round = 0; round < rounds; round++) {
      const [name, option] = Object.entries(ATTACKS)[round % 4]!
      const pace = `-c ${sockets} -r 200 -i 5 -l ${seconds}`.split(' ')
      const args = [option, ...pace, '-u', `${site.url}/api/auth/contacts/`]
      const attack = spawn('slowhttptest', args, { stdio: 'ignore' })
      using load = startLoad(() => site.url, { writers: 1, uploaders: 0, goesOn: true })
      await once(attack, 'exit')
      await load.stop()
      acknowledged.push(...load.acknowledged)

      const troubles = [
        ...(load.longestMs > LONGEST_MS ? [`somebody else waited ${Math.round(load.longestMs)} ms`] : []),
        ...(load.acknowledged.length > 0 ? [] : ['nobody else was served']),
      ]
      yield {
        ...(await checkLeads(place, acknowledged, { load, troubles })),
        note: `${name}, ${sockets} sockets: others waited ${Math.round(load.longestMs)} ms at most`,
      }
    }

    const headersMs = await cutAfter
    yield {
      acknowledged: acknowledged.length,
      found: acknowledged.length,
      troubles: [
        ...(headersMs > LONGEST_HEADERS_MS ? [`headers without an end were borne for ${headersMs} ms`] : []),
        ...check(),
      ],
      note: `headers without an end were cut off after ${headersMs} ms`,
    }
  },
}

/** How long a client may go on sending one header a second. */
function cutOffAfter(port: number): Promise<number> {
  const startedAt = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /api/auth/contacts/ HTTP/1.1\r\nHost: localhost\r\n')
  const timer = setInterval(() => socket.write('X-More: x\r\n'), 1_000)

  return new Promise((resolve) => {
    socket.on('error', () => {}).resume()
    socket.on('close', () => {
      clearInterval(timer)
      resolve(Math.round(performance.now() - startedAt))
    })
  })
}
