import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
export type Networks = [Address, bits: number][]

/** True for a comma-separated list of addresses and CIDR blocks, and for an empty one. */
export function isNetworkList(text: string): boolean {
  return entries(text).every((entry) => ipaddr.isValidCIDR(entry) || ipaddr.isValid(entry))
}

export function parseNetworks(text: string): Networks {
  return entries(text).map((entry) => {
    if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry)
    const address = ipaddr.process(entry)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  })
}

/**
 * Who is asking: the other end of the connection, unless that is a proxy we
 * trust; then the last address in X-Forwarded-For that no proxy of ours put
 * there itself. What stands left of it anyone can have written. An IPv6
 * address counts with its /64, which is the least that one customer gets.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string, trusted: Networks): string {
  const socket = parse(socketAddress ?? '')
  if (!socket) return 'unknown'

  let client = socket
  for (const entry of entries(forwardedFor).reverse()) {
    if (!isIn(client, trusted)) break
    const before = parse(entry)
    if (!before) break
    client = before
  }

  return asOneCustomer(client)
}

function entries(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

// Some proxies write the port too: 203.0.113.7:5050, [2001:db8::1]:5050. An IPv4 address written as IPv6 is IPv4.
function parse(text: string): Address | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  const isPlain = ipaddr.IPv4.isValidFourPartDecimal(bare) || (bare.includes(':') && ipaddr.IPv6.isValid(bare))

  return isPlain ? ipaddr.process(bare) : undefined
}

function isIn(address: Address, networks: Networks): boolean {
  return networks.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits))
}

function asOneCustomer(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${new ipaddr.IPv6([...(address as ipaddr.IPv6).parts.slice(0, 4), 0, 0, 0, 0])}/64`
}
