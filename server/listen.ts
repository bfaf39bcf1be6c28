import { createServer, type RequestListener, type Server } from 'node:http'
import type { Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { AnswerCached } from '#server/platform/http/answer-cached.ts'
import { BODY_TIME_MAX } from '#server/platform/http/body-clock.ts'
import { boundConnections } from '#server/platform/http/bound-connections.ts'
import { inRequest } from '#server/platform/http/current-request.ts'
import { drainBodies } from '#server/platform/http/drain-body.ts'
import {
  type RequestFacts,
  type WriteLine,
  withRequestLog,
} from '#server/platform/http/request-log.ts'
import {
  answerUnreadable,
  hasOneHost,
  rejectUnreadable,
} from '#server/platform/http/unreadable-request.ts'

/** Bodies have shorter limits of their own, which send a response (body-clock.ts). */
const options = {
  headersTimeout: 20_000,
  requestTimeout: BODY_TIME_MAX + 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // hasOneHost refuses it, with a message.
  requireHostHeader: false,
}

/**
 * Milliseconds without traffic after which a connection is closed, for example if the client does not read its
 * response. Longer than the slowest request: several large pictures in a row.
 */
const SILENCE_MAX = 300_000

/** Creates a server with bounded connections, on which a client that is still sending can read its response. */
export function createHttpServer(listener?: RequestListener): Server {
  const server = createServer(options)
  server.setTimeout(SILENCE_MAX)
  const { isWithinBounds, isAnswering } = boundConnections(server)
  if (listener) {
    server.on('request', (request, response) => {
      if (isWithinBounds(request, response)) listener(request, response)
    })
  }
  answerUnreadable(server, isAnswering)
  drainBodies(server)
  return server
}

type ListenerOptions = {
  /** Takes the log line of each request. */
  writeLine?: WriteLine
  /** Takes each request, for figures. */
  countRequest?: (facts: RequestFacts) => void
  /** Answers a request at once if its response is cached. */
  answerCached?: AnswerCached
}

/** Answers requests with `fetch`. The server discards what is left of a body. */
export function fetchListener(
  fetch: Parameters<typeof getRequestListener>[0],
  { writeLine, countRequest, answerCached = () => false }: ListenerOptions = {},
): RequestListener {
  // A request of HTTP/1.0 may come without a Host.
  const options = { autoCleanupIncoming: false, hostname: 'localhost' }
  const answer = getRequestListener(fetch, options)
  return withRequestLog(
    (request, response, current) => {
      if (!hasOneHost(request)) return rejectUnreadable(response)
      if (answerCached(request, response, current)) return
      inRequest(current, () => answer(request, response))
    },
    { write: writeLine, count: countRequest },
  )
}

/**
 * Listens on one address of this machine, or on all, and returns the port; for port 0, the one the system chose.
 * `setting` names the port in messages.
 * @throws Error with a sentence for the operator
 */
export function listen(
  server: NetServer,
  port: number,
  host?: string | null,
  setting = 'PORT',
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const fail = (error: NodeJS.ErrnoException) =>
    reject(new Error(sentenceFor(error, port, host ?? '', setting)))
  server.once('error', fail)
  server.listen({ port, host: host ?? undefined }, () => {
    server.off('error', fail)
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : port)
  })
  return promise
}

/** Only root and who has the right may open ports below. */
const PRIVILEGED = 1_024

const EXAMPLES: Record<string, number> = { TLS_PORT: 8443, TLS_HTTP_PORT: 8080 }

/** The origin to open on this machine. */
export function localOrigin(host: string | null, port: number) {
  const everywhere = ['0.0.0.0', '::', '127.0.0.1', '::1']
  const name = !host || everywhere.includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function sentenceFor(error: NodeJS.ErrnoException, port: number, host: string, setting: string) {
  const isPrivileged = error.code === 'EACCES' && port > 0 && port < PRIVILEGED
  const advice = isPrivileged
    ? `Give the process the right to open ports below ${PRIVILEGED} (CAP_NET_BIND_SERVICE, as deploy/wavelength.service shows), or set ${setting} to another number.`
    : `Set ${setting} to another number and start again, for example ${setting}=${EXAMPLES[setting] ?? 5001}.`
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use by another program. ${advice}`
  if (error.code === 'EACCES') return `Port ${port} may not be opened by this user. ${advice}`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is "${host}", which is no address of this machine. Set HOST to one that it has, such as 127.0.0.1, or leave it unset for all.`
  }
  return `Port ${port} could not be opened: ${error.message}. ${advice}`
}
