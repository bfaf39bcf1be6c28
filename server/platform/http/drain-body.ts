import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { bodyDeadline } from './body-clock.ts'

/** More than the largest upload of the site. */
const DRAIN_BYTES_MAX = 48 * 1024 * 1024

const CHECK_EVERY = 1_000

/**
 * Discards the rest of a body after the response: closing a connection with unread bytes resets it, and the sender
 * would lose the response. Cuts off senders of too much, slow senders, and chunked bodies, which no browser sends and
 * whose tiny chunks cost most.
 */
export function drainBodies(server: Server, bytesMax = DRAIN_BYTES_MAX) {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request
    if (!headers['content-length'] && !headers['transfer-encoding']) return
    response.once('finish', () => {
      if (request.complete || request.destroyed) return
      if (headers['transfer-encoding']) request.socket.destroySoon()
      else drain(request, bytesMax)
    })
  })
}

function drain(request: IncomingMessage, bytesMax: number) {
  const { socket } = request
  const before = socket.bytesRead
  const began = performance.now()
  // Earlier readers would pause the stream again.
  request.removeAllListeners('data')
  request.removeAllListeners('readable')
  request.on('error', () => {})
  request.resume()
  // Node emits no data for an unread body, so its bytes are counted on the socket.
  const timer = setInterval(() => {
    const received = socket.bytesRead - before
    const isTooSlow = performance.now() - began > bodyDeadline(received)
    if (isTooSlow || received > bytesMax) request.destroy()
  }, CHECK_EVERY).unref()
  request.once('close', () => clearInterval(timer))
}
