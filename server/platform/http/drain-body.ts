import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { bodyDeadline } from './body-clock.ts'

/** More than the largest upload of the site. */
const DRAIN_BYTES_MAX = 48 * 1024 * 1024

const CHECK_EVERY = 1_000

/**
 * Reads and discards what a sender still sends after its answer: with unread bytes the connection would be reset, and
 * the sender would lose the answer. A sender of too much, or one that is too slow, is cut off; so is one that sends
 * chunks, as no browser does: very small ones cost more than any other body.
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
  // Whoever read the body before has lost interest and would pause it again.
  request.removeAllListeners('data')
  request.on('error', () => {})
  request.resume()
  // Node hands out no more pieces of a body that nobody read, so they cannot be counted as they come.
  const timer = setInterval(() => {
    const received = socket.bytesRead - before
    const isTooSlow = performance.now() - began > bodyDeadline(received)
    if (isTooSlow || received > bytesMax) request.destroy()
  }, CHECK_EVERY).unref()
  request.once('close', () => clearInterval(timer))
}
