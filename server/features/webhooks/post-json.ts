import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { CLOSED_NETWORK, lookupPublic } from '#server/platform/http/lookup-public.ts'
import { isPublicAddress } from '#server/platform/http/public-address.ts'
import type { Answer } from './note-attempt.ts'

const TIMEOUT = 15_000

type Posted = { url: string; body: string; headers: Record<string, string> }

/**
 * Posts JSON. 2xx counts as sent; 3xx and 4xx as refused, except 408, 425 and 429; everything else is retried.
 * Redirects are not followed. `allowed` are hosts that may be in a private network.
 */
export function postJson(
  { url, body, headers }: Posted,
  allowed: readonly string[],
): Promise<Answer> {
  const address = new URL(url)
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const isAllowed = allowed.includes(host)
  if (!isAllowed && isIP(host) && !isPublicAddress(host))
    return Promise.resolve(privateNetwork(host))
  const start = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const request = start(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Wavelength' },
      // Connects to the IP address that was checked, so that DNS cannot change in between.
      lookup: isAllowed ? undefined : lookupPublic,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    request.on('response', (response) => {
      response.resume()
      resolve(answerOf(response.statusCode ?? 0))
    })
    // Node emits no error for these two: an unrequested protocol upgrade, and a connection closed without a response.
    request.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      resolve(answerOf(statusCode))
    })
    request.on('close', () => resolve(closedWithoutResponse))
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === CLOSED_NETWORK) resolve(privateNetwork(host))
      else
        resolve({
          result: 'retry',
          status: null,
          error: `The receiver could not be reached. (${error.message})`,
        })
    })
    request.end(body)
  })
}

const closedWithoutResponse: Answer = {
  result: 'retry',
  status: null,
  error: 'The receiver closed the connection without an answer.',
}

function privateNetwork(host: string): Answer {
  const error = `"${host}" is in a private network. To allow it, add it to WEBHOOK_PRIVATE_HOSTS.`
  return { result: 'refused', status: null, error }
}

function answerOf(status: number): Answer {
  if (status >= 200 && status < 300) return { result: 'sent', status }
  const error = `The receiver answered with ${status}.`
  const isFinal = status >= 300 && status < 500 && ![408, 425, 429].includes(status)
  return { result: isFinal ? 'refused' : 'retry', status, error }
}
