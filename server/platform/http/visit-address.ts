import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { TLSSocket } from 'node:tls'

/** What an address answered. */
export type Visit = {
  status: number
  /** Lower-case names. */
  headers: Record<string, string | undefined>
  /** The beginning of the body. */
  body: string
  /** ISO time at which the certificate ends; null without TLS. */
  certificateUntil: string | null
}

/** One GET that follows no redirect. @throws Error with the `code` of Node if there is no answer in time */
export type VisitAddress = (url: string) => Promise<Visit>

/** Milliseconds until the answer must be complete; a page waits for it. */
const TIMEOUT = 4_000

/** Bytes of the body that are read. */
const BODY_MAX = 2_000

/** On a connection of its own: the certificate must be the one that is served now. */
export async function visitAddress(url: string): Promise<Visit> {
  const open = url.startsWith('https:') ? requestSecure : requestPlain
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    open(url, { agent: false, signal }, resolve).on('error', reject).end()
  })
  const { socket, statusCode = 0, headers } = response
  const until = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : null
  let body = ''
  for await (const chunk of response.setEncoding('utf8')) {
    body += chunk
    if (body.length >= BODY_MAX) break
  }
  response.destroy()
  return {
    status: statusCode,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body,
    certificateUntil: until ? new Date(until).toISOString() : null,
  }
}
