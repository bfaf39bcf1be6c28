import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Each takes a file descriptor and some memory. */
const CONNECTIONS_MAX = 4_000

/** Concurrent requests on one connection; browsers and proxies wait for each response. */
const REQUESTS_MAX = 8

/**
 * Bounds connections: above `max`, closes the one that has been idle for longest. If a connection sends more than eight
 * requests without waiting, ignores the rest and closes it after the other responses.
 * @returns `isWithinBounds`: whether to answer a request; `isAnswering`: whether a connection has responses in progress
 */
export function boundConnections(server: Server, max = CONNECTIONS_MAX) {
  // Ordered by last response.
  const connections = new Map<Socket, { requests: number; isOver: boolean }>()

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { requests: 0, isOver: false })
    socket.once('close', () => connections.delete(socket))
    if (connections.size > max) closeIdle()
  })

  function closeIdle() {
    for (const [socket, { requests }] of connections) {
      if (requests > 0) continue
      connections.delete(socket)
      return socket.destroy()
    }
  }

  function isWithinBounds({ socket }: IncomingMessage, response: ServerResponse) {
    const connection = connections.get(socket)
    if (!connection) return false
    connection.isOver ||= connection.requests >= REQUESTS_MAX
    if (connection.isOver) return false
    connection.requests += 1
    response.on('close', () => {
      connection.requests -= 1
      if (connection.requests > 0 || !connections.delete(socket)) return
      if (connection.isOver) socket.destroySoon()
      else connections.set(socket, connection)
    })
    return true
  }

  const isAnswering = (socket: Socket) => (connections.get(socket)?.requests ?? 0) > 0
  return { isWithinBounds, isAnswering }
}
