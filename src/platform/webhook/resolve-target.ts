import { lookup } from 'node:dns/promises'
import { PermanentFailure } from '#platform/outbox/outbox.ts'
import { isPublicAddress } from './is-public-address.ts'

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
