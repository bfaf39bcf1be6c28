import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { BODY_TIME_MAX } from './http/body-clock.ts'
import { drainBodies } from './http/drain-body.ts'
import { answerUnreadable } from './http/unreadable-request.ts'

/** Bodies have limits of their own (body-clock.ts) that answer before these end the connection. */
const times = {
  headersTimeout: 20_000,
  requestTimeout: BODY_TIME_MAX + 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** A server on which no connection idles on, and whoever still sends can read the answer. */
export function createHttpServer(listener?: RequestListener): Server {
  const server = createServer(times, listener)
  answerUnreadable(server)
  drainBodies(server)
  return server
}

/** Answers by `fetch`; bodies that it leaves unread are the server's to discard. */
export function fetchListener(fetch: Parameters<typeof getRequestListener>[0]): RequestListener {
  return getRequestListener(fetch, { autoCleanupIncoming: false }) as RequestListener
}

/**
 * Opens the server and returns its port, which differs from the given one for 0.
 * @throws Error with a sentence for whoever starts the server.
 */
export function listen(server: Server, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const fail = (error: NodeJS.ErrnoException) => reject(new Error(sentenceFor(error, port)))
  server.once('error', fail)
  server.listen(port, () => {
    server.off('error', fail)
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : port)
  })
  return promise
}

function sentenceFor(error: NodeJS.ErrnoException, port: number) {
  const advice = 'Set PORT to another number and start again, for example PORT=5001.'
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use by another program. ${advice}`
  if (error.code === 'EACCES') return `Port ${port} may not be opened by this user. ${advice}`
  return `Port ${port} could not be opened: ${error.message}. ${advice}`
}
