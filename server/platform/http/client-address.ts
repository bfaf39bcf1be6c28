import { isIPv6 } from 'node:net'

/** What @hono/node-server hands over beside the request; absent when a test calls `fetch` itself. */
export type NodeBindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } }

/**
 * The visitor's address: the connection's own, or what `trustedProxies` hops of X-Forwarded-For say.
 * Entries further left are the visitor's own claim and are not believed.
 */
export function clientAddress(
  headers: Headers,
  bindings: NodeBindings | undefined,
  trustedProxies: number,
) {
  const direct = bindings?.incoming?.socket?.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return direct
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return withoutPort(forwarded.at(-trustedProxies) ?? forwarded[0] ?? direct)
}

/** Some proxies write "203.0.113.9:51234" or "[2001:db8::1]:443": each connection would count as another visitor. */
function withoutPort(entry: string) {
  const [, inside, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(entry) ?? []
  return inside ?? plain ?? entry
}

/** One key a visitor: an IPv4 address, or the /64 that an IPv6 visitor can move about in. */
export function limitKey(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address.slice(0, 64)
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string) {
  const [left = '', right] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const head = left === '' ? [] : left.split(':')
  const tail = right ? right.split(':') : []
  const missing = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array<string>(missing).fill('0'), ...tail].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
