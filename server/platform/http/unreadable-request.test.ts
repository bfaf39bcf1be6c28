import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer, fetchListener, listen } from '#server/listen.ts'

async function send(request: string) {
  const server = createHttpServer((_, response) => void response.write('half'))
  onTestFinished(() => void server.close())
  const socket = connect(await listen(server, 0), 'localhost')
  socket.on('error', () => {})
  socket.write(request)
  return text(socket)
}

test.each([
  ['something other than HTTP', 'hello\r\n\r\n', 400, 'cannot be read'],
  [
    'a header twice the limit',
    `GET / HTTP/1.1\r\nCookie: ${'a'.repeat(32_000)}\r\n\r\n`,
    431,
    'too long',
  ],
])('%s gets a message, and the connection is closed', async (_, request, status, message) => {
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n')
  expect(head).toMatch(`HTTP/1.1 ${status} `)
  expect(head).toMatch('Content-Type: application/problem+json')
  expect(head).toMatch('Connection: close')
  expect(JSON.parse(body)).toMatchObject({ status, message: expect.stringContaining(message) })
})

test.each([
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n', 400],
  ['the same Host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n', 400],
  ['an invalid Host', 'GET / HTTP/1.1\r\nHost: 99999999999\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\n', 400],
  ['no Host in HTTP/1.0', 'GET / HTTP/1.0\r\n', 200],
])('%s', async (_, request, status) => {
  const server = createHttpServer(fetchListener(() => new Response('page')))
  onTestFinished(() => void server.close())
  const socket = connect(await listen(server, 0), 'localhost')
  socket.write(`${request}\r\n`)
  const answer = await text(socket)
  expect(answer).toMatch(`HTTP/1.1 ${status} `)
  if (status === 400) expect(answer).toMatch(/connection: close.*"This request cannot be read/is)
})

test('a response that has begun is cut off, not mixed with another', async () => {
  const request = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno size\r\n'
  expect(await send(request)).not.toContain('problem+json')
})
