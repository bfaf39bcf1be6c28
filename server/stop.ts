import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** A supervisor, Ctrl+C, and a terminal that is closed. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

export type StopDeps = {
  server: Server
  /** Closes what the requests stood on, once the last of them is answered. */
  close: () => Promise<void>
  exit: (code: number) => void
  /** Milliseconds until the process ends in any case. */
  limit?: number
  /** Milliseconds that an idle connection stays open. */
  grace?: number
}

/** npm passes on the signal that the terminal has sent already: so soon after it is the same one. */
const REPEAT_TIME = 500

/** Milliseconds in which idle connections stay open: a request that is on its way is still answered. */
const GRACE = 1_000

/**
 * Prepares the end of a server: no new connection; requests are answered with `Connection: close`, and connections
 * that stay idle for a second are closed; then `close`, then the given exit code. A second call, or `limit` (10 s),
 * exits with 1.
 */
export function prepareStop({ server, close, exit, limit = 10_000, grace = GRACE }: StopDeps) {
  const drain = watchConnections(server, grace)
  let began: number | undefined

  return (code: number) => {
    if (began !== undefined) {
      if (performance.now() - began > REPEAT_TIME) exit(1)
      return
    }
    began = performance.now()
    setTimeout(() => exit(1), limit).unref()
    drain()
      .then(close)
      .then(
        () => exit(code),
        () => exit(1),
      )
  }
}

/** Node counts a connection that has not asked for anything yet as busy, so the server keeps its own list. */
function watchConnections(server: Server, grace: number) {
  const running = new Map<Socket, Set<ServerResponse>>()
  let draining = false

  server.on('connection', (socket: Socket) => {
    running.set(socket, new Set())
    socket.once('close', () => running.delete(socket))
  })
  // Before the listener that answers.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = running.get(socket)
    responses?.add(response)
    if (draining) response.setHeader('Connection', 'close')
    response.once('close', () => {
      responses?.delete(response)
      if (draining && responses?.size === 0) socket.destroySoon()
    })
  })

  return () => {
    draining = true
    for (const response of [...running.values()].flatMap((responses) => [...responses])) {
      if (!response.headersSent) response.setHeader('Connection', 'close')
    }
    setTimeout(() => {
      for (const [socket, responses] of running) if (responses.size === 0) socket.destroySoon()
    }, grace)
    // The HTTP server's own close() would end idle connections at once.
    return new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve())
    })
  }
}
