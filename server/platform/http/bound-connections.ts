import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Each takes a descriptor and some memory. */
const CONNECTIONS_MAX = 4_000

/** Requests under way on one connection; browsers and proxies send the next one after the answer. */
const REQUESTS_MAX = 8

/**
 * Bounds what connections take: beyond `max` of them the one that has been idle for longest is closed, whether or not
 * it has ever sent a request. Where one sends many requests without waiting for the answers, those beyond eight are
 * dropped, and it is closed after the answers to the others.
 * @returns whether a request is to be answered
 */
export function boundConnections(server: Server, max = CONNECTIONS_MAX) {
  // In the order of their last answer.
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

  return ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return false
    connection.isOver ||= connection.requests >= REQUESTS_MAX
    if (connection.isOver) return false
    connection.requests += 1
    response.once('close', () => {
      connection.requests -= 1
      if (connection.requests > 0 || !connections.delete(socket)) return
      if (connection.isOver) socket.destroySoon()
      else connections.set(socket, connection)
    })
    return true
  }
}
