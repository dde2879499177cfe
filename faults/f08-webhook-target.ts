import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { startLoad } from '../tests/support/load.ts'
import { makeCertificate } from '../tests/support/make-certificate.ts'
import { newPlace } from '../tests/support/place.ts'
import { startSite } from '../tests/support/running-site.ts'
import { checkLeads } from './check-leads.ts'
import type { Fault } from './fault.ts'
import { waitUntil } from './wait-until.ts'

/** An address that the site takes for a public one. In a network of its own nobody else is met there. */
const PUBLIC_ADDRESS = '11.0.0.7'
const MOODS = ['500', 'redirect', 'huge', 'drip', 'hangs'] as const
const LEADS = 4
const LONGEST_TRY_MS = 10_000
const SLACK_MS = 2_000
/** What it may read, and what the kernels of both sides hold besides. */
const MOST_BYTES = 64 * 1024 + 8 * 1024 * 1024

/** Whoever is told of leads answers with whatever one has seen, or does not answer. */
export const webhookTarget: Fault = {
  id: 'F8',
  title: 'the webhook’s target fails, redirects inwards, floods, drips or hangs',
  engines: ['sqlite', 'postgres'],
  rounds: { short: MOODS.length, full: 2 * MOODS.length },
  programs: [
    ['unshare', 'util-linux'],
    ['ip', 'iproute2'],
    ['openssl', 'openssl'],
  ],
  ownNetwork: true,
  async *run({ engine, postgresUrl }, rounds) {
    execFileSync('ip', ['address', 'replace', `${PUBLIC_ADDRESS}/32`, 'dev', 'lo'])

    for (let round = 0; round < rounds; round++) {
      using place = await newPlace(engine, postgresUrl)
      const certificate = makeCertificate(place.dataDir, [`IP:${PUBLIC_ADDRESS}`])
      await using target = await startTarget(MOODS[round % MOODS.length]!, certificate)
      await using site = await startSite(place.dataDir, {
        ...place.settings,
        WEBHOOK_URL: target.url,
        WEBHOOK_SECRET: 'a secret of the webhook, long enough',
        NODE_EXTRA_CA_CERTS: certificate.path,
      })
      using load = startLoad(() => site.url, { writers: 2 })
      await waitUntil(() => load.acknowledged.length >= LEADS)
      await load.stop()

      const db = place.open()
      const webhooks = () => db.selectFrom('outbox').selectAll().where('kind', '=', 'lead.webhook').execute()
      const wasTried = await waitUntil(async () =>
        (await webhooks()).every(({ attempts, leased_until }) => attempts > 0 && !leased_until),
      )
      const failed = await webhooks()
      target.becomeWell()
      const isDelivered = await waitUntil(async () => {
        await db.updateTable('outbox').set({ due_at: '2000-01-01' }).where('leased_until', 'is', null).execute()
        return (await webhooks()).every(({ delivered_at }) => delivered_at)
      })
      await db.destroy()

      const longest = Math.max(...target.triesMs)
      const troubles = [
        ...(wasTried ? [] : ['not every webhook was tried']),
        ...(failed.every(({ last_error }) => last_error) ? [] : ['a failure left no reason']),
        ...(failed.some(({ failed_at }) => failed_at) ? ['it was given up'] : []),
        ...(longest > LONGEST_TRY_MS + SLACK_MS ? [`a try took ${Math.round(longest)} ms`] : []),
        ...(target.mostBytes > MOST_BYTES ? [`${target.mostBytes} bytes were taken`] : []),
        ...(target.insideHits > 0 ? ['a redirect was followed inwards'] : []),
        ...(isDelivered ? [] : ['it was not told when the target was well again']),
        ...(target.taken.size === failed.length ? [] : [`${target.taken.size} events instead of ${failed.length}`]),
      ]
      const note = `${target.mood}: longest try ${Math.round(longest)} ms, at most ${target.mostBytes} bytes sent`
      yield { ...(await checkLeads(place, load.acknowledged, { troubles })), note }
    }
  },
}

async function startTarget(mood: (typeof MOODS)[number], { key, cert }: { key: string; cert: string }) {
  const inside = createHttp((_, response) => {
    target.insideHits += 1
    response.end()
  }).listen(0, '127.0.0.1')
  await once(inside, 'listening')
  let isWell = false
  const server = createServer({ key, cert }, answer).listen(0, PUBLIC_ADDRESS)
  await once(server, 'listening')

  const target = {
    url: `https://${PUBLIC_ADDRESS}:${(server.address() as AddressInfo).port}/leads`,
    mood,
    taken: new Set<string>(),
    triesMs: [0],
    mostBytes: 0,
    insideHits: 0,
    becomeWell() {
      isWell = true
    },
    async [Symbol.asyncDispose]() {
      for (const each of [server, inside]) {
        each.closeAllConnections()
        await new Promise((resolve) => each.close(resolve))
      }
    },
  }
  return target

  function answer(request: IncomingMessage, response: ServerResponse) {
    const startedAt = performance.now()
    const socket = request.socket as Socket
    request.resume()
    socket.on('error', () => {})
    response
      .on('error', () => {})
      .on('close', () => {
        target.triesMs.push(performance.now() - startedAt)
        target.mostBytes = Math.max(target.mostBytes, socket.bytesWritten)
      })

    if (isWell) {
      target.taken.add(String(request.headers['x-event-id']))
      response.end()
    } else if (mood === '500') response.writeHead(500).end()
    else if (mood === 'redirect') {
      const { port } = inside.address() as AddressInfo
      response.writeHead(301, { Location: `http://127.0.0.1:${port}/` }).end()
    } else if (mood === 'huge') flood(response.writeHead(500))
    else if (mood === 'drip') drip(response.writeHead(500))
  }
}

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')

function flood(response: ServerResponse, left = 1024) {
  if (left === 0 || response.destroyed) return response.end()
  response.write(MEGABYTE, (error) => (error ? undefined : void flood(response, left - 1)))
  return response
}

function drip(response: ServerResponse) {
  const timer = setInterval(() => response.write('x'), 500)
  response.on('close', () => clearInterval(timer))
}
