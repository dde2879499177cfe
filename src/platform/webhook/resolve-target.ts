import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { PermanentFailure } from '#platform/outbox/outbox.ts'

/** How a webhook finds its way; tests bring their own, settings cannot. */
export interface Network {
  resolve: (hostname: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  /** Certificates to trust besides the usual ones. */
  ca?: string
}

export const publicNetwork: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
}

export interface Target {
  url: URL
  hostname: string
  /** Where to connect, whatever the name means a moment later. */
  address: string
}

/** The one address that a webhook's URL leads to. One that leads anywhere private is refused for good. */
export async function resolveTarget(text: string, { resolve, isAllowed }: Network): Promise<Target> {
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
