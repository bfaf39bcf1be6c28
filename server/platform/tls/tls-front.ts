import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { createServer as createPlainServer, type Socket } from 'node:net'
import { createServer as createSecureServer, TLSSocket } from 'node:tls'
import { type Certificate, secretsOf } from './certificate.ts'
import type { Challenges } from './order-certificate.ts'

/** Milliseconds for a handshake. */
const HANDSHAKE_TIME = 20_000

/** Connections whose handshake has not ended are not counted by the HTTP server; a few more than it takes. */
const CONNECTIONS_MAX = 4_500

const challengePath = /^\/\.well-known\/acme-challenge\/([\w-]+)$/

type FrontOptions = { domains: string[]; siteUrl: string; challenges: Challenges }

/**
 * The encrypted and the plain port in front of an HTTP server, which answers the requests of both: its limits and its stop
 * count for all connections.
 */
export function createTlsFront({ domains, siteUrl, challenges }: FrontOptions) {
  const { hostname: ownHost, port } = new URL(siteUrl)
  const atPort = port && `:${port}`
  const plainSockets = new WeakSet<Socket>()
  let isReady = false
  const secure = createSecureServer({
    handshakeTimeout: HANDSHAKE_TIME,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
    noDelay: true,
  })
  secure.maxConnections = CONNECTIONS_MAX
  // As the HTTP server's own sockets are.
  const plain = createPlainServer({ allowHalfOpen: true, noDelay: true })

  return {
    secure,
    plain,
    use(certificate: Certificate) {
      secure.setSecureContext({ ...secretsOf(certificate), minVersion: 'TLSv1.2' })
      isReady = true
    },
    /** Hands the connections of both ports to a server. */
    connect(server: Server) {
      secure.on('secureConnection', (socket) => server.emit('connection', socket))
      plain.on('connection', (socket) => {
        plainSockets.add(socket)
        server.emit('connection', socket)
      })
    },
    /** Answers challenges and redirects to the site's address; the rest is for `listener`. */
    before(listener: RequestListener): RequestListener {
      return (request, response) => {
        const isPlain = plainSockets.has(request.socket)
        const answer = isPlain ? challengeAnswer(request) : undefined
        if (answer !== undefined) return answerChallenge(response, answer)
        const target = redirectOf(request, isPlain)
        if (target === null) return listener(request, response)
        response.writeHead(308, { Location: target, 'Content-Length': 0 }).end()
      }
    },
  }

  /** null for a challenge that is not open, undefined for other requests. */
  function challengeAnswer({ url = '' }: IncomingMessage) {
    const [, token] = challengePath.exec(url) ?? []
    return token === undefined ? undefined : (challenges.get(token) ?? null)
  }

  /** Without a certificate the site is served as it is: http is better than nothing. */
  function redirectOf({ headers, url = '/', socket }: IncomingMessage, isPlain: boolean) {
    const host = headers.host?.toLowerCase().replace(/:\d+$/, '') ?? ''
    const path = url.startsWith('/') ? url : '/'
    if (isPlain && isReady) {
      return `https://${domains.includes(host) ? host : ownHost}${atPort}${path}`
    }
    const isOtherName = socket instanceof TLSSocket && host !== ownHost && domains.includes(host)
    return isOtherName ? `https://${ownHost}${atPort}${path}` : null
  }
}

function answerChallenge(response: ServerResponse, answer: string | null) {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' }
  response
    .writeHead(answer === null ? 404 : 200, type)
    .end(answer ?? 'There is no such challenge.\n')
}
