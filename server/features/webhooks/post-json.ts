import { lookup as resolve } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Delivery } from '#server/platform/outbox/delivery.ts'
import { isPublicAddress } from './public-address.ts'

const PATIENCE = 15_000
const CLOSED = 'ECLOSEDNETWORK'

type Posted = { url: string; body: string; headers: Record<string, string> }

/**
 * Posts JSON and says how it was taken: 2xx is taken, 410 and other 4xx are refused (408 and 429 come again), the
 * rest comes again. Redirects are not followed. `allowed` are hosts that may lie in a private network.
 */
export function postJson(
  { url, body, headers }: Posted,
  allowed: readonly string[],
): Promise<Delivery> {
  const address = new URL(url)
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const isAllowed = allowed.includes(host)
  if (!isAllowed && isIP(host) && !isPublicAddress(host))
    return Promise.resolve(closedNetwork(host))
  const start = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done) => {
    const request = start(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Wavelength' },
      // The address that was checked is the one that is spoken to: a name cannot change in between.
      lookup: isAllowed ? undefined : lookupPublic,
      signal: AbortSignal.timeout(PATIENCE),
    })
    request.on('response', (response) => {
      response.resume()
      done(deliveryOf(response.statusCode ?? 0))
    })
    // Node ends these two without an error: a change of protocol that nobody asked for, and a silent hanging up.
    request.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      done(deliveryOf(statusCode))
    })
    request.on('close', () => done(hungUp))
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === CLOSED) done(closedNetwork(host))
      else done({ result: 'retry', fault: `The address could not be reached. (${error.message})` })
    })
    request.end(body)
  })
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const isClosed = addresses.some(({ address }) => !isPublicAddress(address))
    if (isClosed) return callback(Object.assign(new Error(hostname), { code: CLOSED }), [])
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    callback(null, first?.address ?? '', first?.family)
  })
}

const hungUp: Delivery = { result: 'retry', fault: 'The address hung up without an answer.' }

function closedNetwork(host: string): Delivery {
  const fault = `"${host}" lies inside a private network. If that is meant, add it to WEBHOOK_PRIVATE_HOSTS.`
  return { result: 'refused', fault }
}

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return { result: 'sent' }
  const fault = `The address answered with ${status}.`
  const isFinal = status >= 300 && status < 500 && ![408, 425, 429].includes(status)
  return { result: isFinal ? 'refused' : 'retry', fault }
}
