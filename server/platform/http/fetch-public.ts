import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { fileSize } from '#model/file-size.ts'
import { CLOSED_NETWORK, lookupPublic } from './lookup-public.ts'
import { isPublicAddress } from './public-address.ts'

/** Which version of a file was fetched, in the words of its server (RFC 9110, 8.8). */
export type Version = { etag: string | null; modified: string | null }

/** What was fetched, or `problem`, a sentence that says why nothing was; `isUnchanged` if the `known` version is the current one. */
export type Fetched =
  | { bytes: Buffer; version?: Version }
  | { problem: string; isUnchanged?: boolean }

type FetchRules = {
  bytes: number
  signal?: AbortSignal | undefined
  /** Media types that are asked for. */
  accept?: string
  known?: Version | undefined
  /** For addresses that are secret. Hosts that may be in a private network may do without. */
  httpsOnly?: boolean
}

/** Fetches a file from the internet. */
export type FetchPublic = (address: string, rules: FetchRules) => Promise<Fetched>

/** Milliseconds for the whole answer. */
const TIMEOUT = 30_000
const REDIRECTS_MAX = 4

/**
 * Fetches by http or https, never from a private network, and no more bytes than allowed. Follows redirects under the same rules.
 * `allowed` are hosts that may be in a private network.
 */
export function createFetchPublic(allowed: readonly string[], timeout = TIMEOUT): FetchPublic {
  return async (address, rules) => {
    const ends = AbortSignal.timeout(timeout)
    const signal = rules.signal ? AbortSignal.any([ends, rules.signal]) : ends
    let next = address
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const url = URL.parse(next)
      if (!url || !/^https?:$/.test(url.protocol)) return { problem: 'This is no web address.' }
      const answer = await get(url, { ...rules, signal }, allowed)
      if (!('location' in answer)) return answer
      next = URL.parse(answer.location, url)?.href ?? ''
    }
    return { problem: 'The address leads on again and again.' }
  }
}

type GetRules = FetchRules & { signal: AbortSignal }

function get(
  url: URL,
  { bytes: max, signal, accept = 'image/*,*/*;q=0.1', known, httpsOnly }: GetRules,
  allowed: readonly string[],
): Promise<Fetched | { location: string }> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isAllowed = allowed.includes(host)
  if (!isAllowed && isIP(host) && !isPublicAddress(host)) {
    return Promise.resolve(privateNetwork(host))
  }
  if (httpsOnly && !isAllowed && url.protocol !== 'https:') {
    return Promise.resolve({ problem: 'The address must begin with https://.' })
  }
  return new Promise((resolve) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = start(url, {
      headers: {
        'user-agent': 'Wavelength',
        accept,
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.modified && { 'if-modified-since': known.modified }),
      },
      lookup: isAllowed ? undefined : lookupPublic,
      signal,
    })
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === CLOSED_NETWORK) resolve(privateNetwork(host))
      else if (signal.aborted) resolve({ problem: 'The server took too long.' })
      else resolve({ problem: `The server could not be reached. (${error.message})` })
    }
    request.on('error', fail)
    request.on('upgrade', (_, socket) => socket.destroy())
    let isAnswered = false
    // Also emitted after an answer, which may still be read then.
    request.on('close', () => {
      if (!isAnswered) resolve({ problem: 'The server closed the connection.' })
    })
    request.on('response', (response) => {
      isAnswered = true
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        resolve({ location: headers.location })
        response.destroy()
      } else if (statusCode === 304 && known) {
        resolve({ problem: 'The file has not changed.', isUnchanged: true })
        response.destroy()
      } else if (statusCode !== 200) {
        resolve({ problem: `The server answered with ${statusCode}.` })
        response.destroy()
      } else read(response, max).then(resolve, fail)
    })
    request.end()
  })
}

async function read(response: IncomingMessage, max: number): Promise<Fetched> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > max) return { problem: `The file is larger than ${fileSize(max)}.` }
    chunks.push(chunk)
  }
  const { etag = null, 'last-modified': modified = null } = response.headers
  return { bytes: Buffer.concat(chunks), version: { etag, modified } }
}

function privateNetwork(host: string): Fetched {
  return {
    problem: `"${host}" is in a private network. To allow it, add it to WEBHOOK_PRIVATE_HOSTS.`,
  }
}
