import { createServer, type RequestListener, type Server } from 'node:http'
import { answerUnreadable } from './http/unreadable-request.ts'

/** A server with time limits that let 10 MB arrive over a slow mobile line (400 kbit/s) but no connection idle on. */
export function createHttpServer(listener?: RequestListener): Server {
  const times = { headersTimeout: 20_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 }
  const server = createServer(times, listener)
  answerUnreadable(server)
  return server
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
