import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Client } from '#server/platform/runtime.ts'

/** What @hono/node-server passes along with a request; absent when a test calls `fetch`. */
export type NodeBindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } }

/** Identifies the sender of a request, trusting as many proxies as configured. */
export type ClientOf = (headers: Headers, bindings: NodeBindings | undefined) => Client

/**
 * The visitor's address: the connection's, or the entry of X-Forwarded-For that the last trusted proxy added.
 * Entries further left come from the client and are not trusted.
 */
export function clientAddress(
  headers: Pick<Headers, 'get'>,
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

/**
 * Some proxies add the port ("203.0.113.9:51234" or "[2001:db8::1]:443"), which would make each connection a new
 * visitor.
 */
function withoutPort(entry: string) {
  if (!entry.includes(':')) return entry
  const [, inside, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(entry) ?? []
  return inside ?? plain ?? entry
}

/** One key per visitor: an IPv4 address, or the /64 that an IPv6 visitor can choose addresses from. */
export function limitKey(address: string) {
  if (isIPv4(address)) return address
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const ip = ipaddr.process(address)
  if (ip.kind() === 'ipv4') return ip.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`)}/64`
}
