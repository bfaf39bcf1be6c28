import { BlockList, isIPv6 } from 'node:net'

/** Networks that are nobody's public server: this machine, its neighbours, and ranges kept for special use. */
const networks: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** All of IPv6 that is global unicast, and of it what leads elsewhere than it looks. */
const GLOBAL = ['2000::', 3] as const
const special: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [net, prefix] of networks) closed.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of special) closed.addSubnet(net, prefix, 'ipv6')
const open = new BlockList()
open.addSubnet(GLOBAL[0], GLOBAL[1], 'ipv6')

/** False for an IP address inside a private or special network. */
export function isPublicAddress(address: string) {
  if (!isIPv6(address)) return !closed.check(address, 'ipv4')
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
