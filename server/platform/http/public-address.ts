import ipaddr from 'ipaddr.js'

/** The part of IPv6 that is assigned for public use; ipaddr.js also calls unassigned space "unicast". */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * False for an address in a private, reserved or tunnelled network.
 * @param address a valid IP address
 */
export function isPublicAddress(address: string) {
  const ip = ipaddr.parse(address)
  if (ip.range() !== 'unicast') return false
  return ip.kind() === 'ipv4' || ip.match(globalUnicast)
}
