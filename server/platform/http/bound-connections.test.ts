import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer, fetchListener, listen } from '#server/listen.ts'
import { boundConnections } from './bound-connections.ts'
import { readBytes } from './read-bytes.ts'

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

async function open(listener?: RequestListener) {
  const server = createHttpServer(listener)
  const port = await listen(server, 0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, openSocket: () => connect(port, 'localhost').on('error', () => {}) }
}

test('with too many connections, the one that has been idle for longest is closed', async () => {
  const { server, openSocket } = await open()
  const { isWithinBounds } = boundConnections(server, 3)
  server.on('request', (request, response) => {
    if (isWithinBounds(request, response) && request.url === '/') response.end('here')
  })
  const idle = openSocket()
  await once(server, 'connection')
  const busy = openSocket()
  busy.write('GET /never HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(server, 'request')
  const silent = openSocket()
  await once(server, 'connection')
  idle.write(request)
  await once(idle, 'data')
  const closed = Promise.race([busy, silent, idle].map((one) => once(one, 'close').then(() => one)))
  const next = openSocket()
  next.write(request)
  expect(String(await once(next, 'data'))).toContain('200 OK')
  expect([await closed, busy.closed, idle.closed]).toEqual([silent, false, false])
})

test('pipelined requests are answered up to a limit, then the connection is closed', async () => {
  let requestCount = 0
  const { openSocket } = await open((_, response) => {
    requestCount += 1
    setImmediate(() => response.end('here'))
  })
  const socket = openSocket()
  socket.write(request.repeat(500))
  const answers = await text(socket)
  expect([requestCount, answers.match(/200 OK/g)?.length]).toEqual([8, 8])
})

test('a body in very many small chunks is refused, one in few is not', async () => {
  const { openSocket } = await open(
    fetchListener(async (request) => {
      const status = await readBytes(request, 100_000).then(
        () => 200,
        () => 400,
      )
      return new Response(null, { status, headers: { Connection: 'close' } })
    }),
  )
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'
  const answers = [900, 20_000].map((pieces) => {
    const socket = openSocket()
    socket.write(`${head}${'1\r\na\r\n'.repeat(pieces)}0\r\n\r\n`)
    return text(socket)
  })
  const [few, many] = await Promise.all(answers)
  expect([few?.slice(0, 12), many?.slice(0, 12)]).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
})
