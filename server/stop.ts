import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A supervisor, Ctrl+C, and a terminal that is closed. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

export type StopParts = {
  server: Server
  /** Closes what the requests stood on, once the last of them is answered. */
  close: () => Promise<void>
  exit: (code: number) => void
  /** Milliseconds until the process ends in any case. */
  limit?: number
}

/** npm passes on the signal that the terminal has sent already: so soon after it is the same one. */
const REPEAT_TIME = 500

/**
 * Prepares the end of a server: no new connection, idle ones closed at once, running requests answered, then
 * `close`, then the given exit code. A second call, or `limit` (10 s), exits with 1.
 */
export function prepareStop({ server, close, exit, limit = 10_000 }: StopParts) {
  const drain = watchConnections(server)
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
function watchConnections(server: Server) {
  const running = new Map<Socket, number>()
  let draining = false

  server.on('connection', (socket: Socket) => {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    running.set(socket, (running.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (running.get(socket) ?? 1) - 1
      if (running.has(socket)) running.set(socket, left)
      if (draining && left === 0) socket.destroySoon()
    })
  })

  return () => {
    draining = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const [socket, requests] of running) if (requests === 0) socket.destroySoon()
    return closed
  }
}
