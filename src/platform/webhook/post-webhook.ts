import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { withPatience } from '#database/patience.ts'
import { PermanentFailure } from '#platform/outbox/outbox.ts'

const PATIENCE_MS = 10_000
const MAX_ANSWER_BYTES = 64 * 1024

export interface Webhook {
  url: string
  secret: string
  /** The same however often it is sent, so that the other side can recognise a repeat. */
  deliveryId: string
  body: string
  now: Date
}

/**
 * Posts a signed message. Anything but 2xx is thrown, to be tried again later;
 * a target that is refused, for good. Ten seconds in all, no redirect, and no
 * more of the answer than anybody would read.
 */
export async function postWebhook(webhook: Webhook, network: Network = publicNetwork, patienceMs = PATIENCE_MS) {
  const status = await withPatience(patienceMs, (signal) => deliver(webhook, network, signal))
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}`)
}

async function deliver(webhook: Webhook, network: Network, signal: AbortSignal): Promise<number> {
  // A name server that is silent counts against the same time.
  const tooLate = once(signal, 'abort').then(() => Promise.reject(signal.reason))
  const target = await Promise.race([resolveTarget(webhook.url, network), tooLate])
  return Promise.race([post(webhook, target, signal, network.ca), tooLate])
}

async function post(
  { body, secret, deliveryId, now }: Webhook,
  { url, hostname, address }: Target,
  signal: AbortSignal,
  ca?: string,
): Promise<number> {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const outgoing = request({
    method: 'POST',
    // The address that was looked at, and the name for the certificate: nobody can change the one after the check.
    host: address,
    port: url.port || 443,
    path: url.pathname + url.search,
    servername: isIP(hostname) ? '' : hostname,
    headers: {
      Host: url.host,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'X-Event-Id': deliveryId,
      'X-Timestamp': timestamp,
      'X-Signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    },
    agent: false,
    signal,
    ...(ca && { ca }),
  })
  // What goes wrong after the answer has begun is told by the answer; see readSome.
  outgoing.on('error', () => {})
  outgoing.end(body)

  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  await readSome(answer)
  outgoing.destroy()
  return answer.statusCode ?? 0
}

// Read, so that a slow target is noticed; but what it says is of no interest, least of all a gigabyte of it.
async function readSome(answer: IncomingMessage) {
  let size = 0
  for await (const chunk of answer) {
    size += (chunk as Buffer).length
    if (size > MAX_ANSWER_BYTES) break
  }
}

/** How a webhook finds its way; tests bring their own, settings cannot. */
interface Network {
  resolve: (hostname: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  /** Certificates to trust besides the usual ones. */
  ca?: string
}

const publicNetwork: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
}

interface Target {
  url: URL
  hostname: string
  /** Where to connect, whatever the name means a moment later. */
  address: string
}

/** The one address that a webhook's URL leads to. One that leads anywhere private is refused for good. */
async function resolveTarget(text: string, { resolve, isAllowed }: Network): Promise<Target> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password)
    throw new PermanentFailure('The webhook is no https URL')

  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await resolve(hostname)
  const [address] = addresses
  if (!address) throw new Error('The webhook has no address')
  // One private address among public ones is a trap, not a mistake to step around.
  if (!addresses.every(isAllowed)) throw new PermanentFailure('The webhook leads to an address that is not public')

  return { url, hostname, address }
}

/**
 * True for an address that anybody on the Internet may reach: not this
 * machine, not a private or shared network, not the cloud's metadata service
 * (169.254.169.254), and none of these written as another kind of address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false

  const address = ipaddr.parse(text)
  // Only 2000::/3 is handed out (https://www.iana.org/assignments/ipv6-address-space); the ranges inside it that lead
  // back to IPv4 or nowhere (6to4, Teredo, documentation, …) have names of their own.
  const isAllocated = address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number])
  return isAllocated && address.range() === 'unicast'
}
