import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Sent by a supervisor, Ctrl+C and a closing terminal. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

export type StopDeps = {
  server: Server
  /** Other ports whose connections it answers. */
  fronts?: NetServer[]
  /** Called after the last request. */
  close: () => Promise<void>
  exit: (code: number) => void
  /** Called at once, so that /readyz turns red. */
  announce?: () => void
  /** Milliseconds after that in which everything is still served, until a load balancer sends no more. */
  delay?: number
  /** Milliseconds after the delay until the process exits in any case. */
  limit?: number
  /** Milliseconds that an idle connection stays open. */
  grace?: number
}

/** Milliseconds. npm repeats the terminal's signal: a second one this soon is the same. */
const REPEAT_TIME = 500

/** Milliseconds that idle connections stay open, for requests already on their way. */
const GRACE = 1_000

/**
 * Returns a function that stops the server: after `delay` it accepts no new connection, answers with `Connection:
 * close`, closes connections that stay idle for a second, calls `close` and exits with the given code. A second call, or
 * `limit` (10 s), exits with 1. For a code other than 0 there is no delay.
 */
export function prepareStop({
  server,
  fronts = [],
  close,
  exit,
  announce = () => {},
  delay = 0,
  limit = 10_000,
  grace = GRACE,
}: StopDeps) {
  const drain = watchConnections(server, fronts, grace)
  let began: number | undefined

  return (code: number) => {
    if (began !== undefined) {
      if (performance.now() - began > REPEAT_TIME) exit(1)
      return
    }
    began = performance.now()
    announce()
    const wait = code === 0 ? delay : 0
    setTimeout(() => exit(1), wait + limit).unref()
    const drained = wait > 0 ? after(wait).then(drain) : drain()
    drained.then(close).then(
      () => exit(code),
      () => exit(1),
    )
  }
}

function after(milliseconds: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Node counts a connection without a request yet as busy, so the server keeps its own list. */
function watchConnections(server: Server, fronts: NetServer[], grace: number) {
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
    response.on('close', () => {
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
    return Promise.all(
      [server, ...fronts].map(
        (one) =>
          new Promise<void>((resolve) => {
            NetServer.prototype.close.call(one, () => resolve())
          }),
      ),
    )
  }
}
