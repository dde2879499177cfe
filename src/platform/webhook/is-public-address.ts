import ipaddr from 'ipaddr.js'

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
