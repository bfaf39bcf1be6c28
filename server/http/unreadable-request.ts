import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '#model/problem.ts'

const sentences = {
  400: 'This request cannot be read. Please open the page again.',
  408: 'The request took too long to arrive. Please try again.',
  431: 'The address or the cookies of this request are too long. Please clear the cookies of this site, or use a shorter address.',
} as const

const statusByCode: Record<string, keyof typeof sentences> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what Node cannot read as HTTP with a sentence too, and closes the connection. */
export function answerUnreadable(server: Server) {
  const answering = new WeakSet<object>()
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // In the middle of an answer a second one would become part of the first.
    if (!socket.writable || answering.has(socket)) return socket.destroy()
    socket.end(answerFor(statusByCode[error.code ?? ''] ?? 400), () => socket.destroy())
  })
}

function answerFor(status: keyof typeof sentences) {
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, message: sentences[status] }
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
