import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { CLOSED_NETWORK, lookupPublic } from './lookup-public.ts'
import { isPublicAddress } from './public-address.ts'

/** What was fetched, or `problem`, a sentence that says why nothing was. */
export type Fetched = { bytes: Buffer } | { problem: string }

/** Fetches a file from the internet. */
export type FetchPublic = (
  address: string,
  limits: { bytes: number; signal?: AbortSignal },
) => Promise<Fetched>

/** Milliseconds for the whole answer. */
const TIMEOUT = 30_000
const REDIRECTS_MAX = 4

/** Fetches by http or https, never from a private network, and no more bytes than allowed. Follows redirects under the same rules. */
export const fetchPublic: FetchPublic = async (address, { bytes, signal }) => {
  const ends = AbortSignal.timeout(TIMEOUT)
  let next = address
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const url = URL.parse(next)
    if (!url || !/^https?:$/.test(url.protocol)) return { problem: 'This is no web address.' }
    const answer = await get(url, bytes, signal ? AbortSignal.any([ends, signal]) : ends)
    if (!('location' in answer)) return answer
    next = URL.parse(answer.location, url)?.href ?? ''
  }
  return { problem: 'The address leads on again and again.' }
}

function get(url: URL, max: number, signal: AbortSignal): Promise<Fetched | { location: string }> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isPublicAddress(host)) return Promise.resolve(privateNetwork(host))
  return new Promise((resolve) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = start(url, {
      headers: { 'user-agent': 'Wavelength', accept: 'image/*,*/*;q=0.1' },
      lookup: lookupPublic,
      signal,
    })
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === CLOSED_NETWORK) resolve(privateNetwork(host))
      else if (signal.aborted) resolve({ problem: 'The server took longer than 30 seconds.' })
      else resolve({ problem: `The server could not be reached. (${error.message})` })
    }
    request.on('error', fail)
    request.on('upgrade', (_, socket) => socket.destroy(new Error('upgrade')))
    request.on('close', () => resolve({ problem: 'The server closed the connection.' }))
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy()
        resolve({ location: headers.location })
      } else if (statusCode !== 200) {
        response.destroy()
        resolve({ problem: `The server answered with ${statusCode}.` })
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
    if (size > max) {
      return { problem: `The file is larger than ${Math.round(max / 1_048_576)} MB.` }
    }
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}

function privateNetwork(host: string): Fetched {
  return { problem: `"${host}" is in a private network.` }
}
