import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
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

/** Answers invalid HTTP with a problem, too, and closes the connection. */
export function answerUnreadable(server: Server, isAnswering: (socket: Socket) => boolean) {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // During a response, a second one would become part of it.
    if (!socket.writable || isAnswering(socket)) return socket.destroy()
    socket.end(answerFor(statusByCode[error.code ?? ''] ?? 400), () => socket.destroy())
  })
}

/**
 * True if there is exactly one valid Host header, as HTTP/1.1 requires; with two, proxies disagree about which counts.
 */
export function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage) {
  if (headers.host && !URL.canParse(`http://${headers.host}`)) return false
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Answers a request that is well-formed but must not be served. */
export function rejectUnreadable(response: ServerResponse) {
  const { headers, body } = problemOf(400)
  response.writeHead(400, headers).end(body)
}

function answerFor(status: keyof typeof sentences) {
  const { headers, body } = problemOf(status)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

function problemOf(status: keyof typeof sentences) {
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, message: sentences[status] }
  const body = JSON.stringify(problem)
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  }
  return { headers, body }
}
