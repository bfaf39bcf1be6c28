import { on, once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createHttpServer, fetchListener, listen } from '#server/listen.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { inquiryParts } from '#tests/fixtures/inquiry.ts'
import { boundary, multipart, multipartRequest, type Part } from '#tests/fixtures/multipart.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { drainBodies } from './drain-body.ts'
import { readBytes } from './read-bytes.ts'

const form = `multipart/form-data; boundary=${boundary}`
const file: Part = { name: 'file', filename: 'brief.pdf', content: pdf(3_000) }
const field: Part = { name: 'name', content: 'Ann' }
const malformed: Part = { head: 'no header', content: 'x' }

/** The whole site on a real port. */
async function open() {
  const test = await openTestSite()
  const pages = async () => new Response('page')
  const app = createApp({
    site: test.site,
    pages: { respond: pages, read: async () => null, find: () => undefined },
    adminPages: pages,
    headers: {},
    siteUrl: null,
    report: String,
  })
  const server = createHttpServer(fetchListener(app.fetch))
  const port = await listen(server, 0)
  onTestFinished(() => void server.close())
  const leftovers = async () => [...(await openFiles(test.dataDir)), ...(await test.storedFiles())]
  const start = (type: string, body: Uint8Array, more = 0, path = '/api/inquiries') => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length + more}\r\n\r\n`,
    )
    socket.write(body)
    return socket
  }
  return { ...test, server, start, leftovers }
}

/** Open descriptors of this process for files below the folder. */
async function openFiles(folder: string) {
  const own = '/proc/self/fd'
  const targets = (await readdir(own)).map((name) => readlink(join(own, name)).catch(() => ''))
  return (await Promise.all(targets)).filter((target) => target.startsWith(join(folder, 'files')))
}

async function waitUntilEmpty(leftovers: () => Promise<string[]>) {
  while ((await leftovers()).length > 0) await setImmediate()
}

/** Reads until the end of a response head; the socket stays open. */
async function nextAnswer(socket: Socket) {
  let answer = ''
  for await (const [chunk] of on(socket, 'data', { close: ['close'] })) {
    answer += chunk
    if (answer.includes('\r\n\r\n')) break
  }
  return answer
}

const orders: [string, Part[]][] = [
  ['a repeated field, then a file', [field, field, file]],
  ['a file, then a repeated field', [file, field, field]],
  ['a file between two copies of a field', [field, file, field]],
  ['a repeated field, then two files', [field, field, file, file]],
  ['a repeated file', [file, file]],
  ['a part without a readable header, then a file', [malformed, file]],
  ['a file, then a part without a readable header', [file, malformed]],
  ['an unknown field, then a file', [{ name: 'other', content: 'x' }, file]],
  ['a valid form with a file', [...inquiryParts(), file]],
  ['more parts than allowed, then a file', [...Array(60).fill(field), file]],
]
const ends: [string, (parts: Part[]) => Buffer][] = [
  ['no closing boundary', (parts) => multipart(parts, '')],
  ['half a closing boundary', (parts) => multipart(parts, `--${boundary.slice(0, 5)}`)],
  ['a truncated last part', (parts) => multipart(parts, '').subarray(0, -1_500)],
  ['a truncated header', (parts) => multipart(parts, `--${boundary}\r\nContent-Dispo`)],
]

describe.skipIf(process.platform !== 'linux')(
  'an upload leaves no file and no open descriptor',
  () => {
    test('if its form is malformed, and the sender gets an answer', async () => {
      const { start, leftovers, rows, reported } = await open()
      for (const [order, parts] of orders) {
        for (const [end, write] of ends) {
          const socket = start(form, write(parts))
          expect(await nextAnswer(socket), `${order}, ${end}`).toMatch(/^HTTP\/1.1 4\d\d /)
          socket.destroy()
        }
      }
      await waitUntilEmpty(leftovers)
      expect(await rows('leads')).toEqual([])
      expect(reported).toEqual([])
    })

    test('if its sender disconnects', async () => {
      const { start, server, leftovers, rows, reported } = await open()
      for (const [, parts] of orders) {
        for (const [, write] of ends) {
          const requested = once(server, 'request')
          const socket = start(form, write(parts), 5_000)
          await requested
          socket.destroy()
        }
      }
      const connections = () =>
        new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
      while ((await connections()) !== 0) await setImmediate()
      await waitUntilEmpty(leftovers)
      expect(await rows('leads')).toEqual([])
      expect(reported).toEqual([])
    })
  },
)

test.for([
  ['JSON', 'application/json', '/api/newsletter/subscribe', Buffer.from('{"email"')],
  ['a form', 'application/x-www-form-urlencoded', '/api/inquiries', Buffer.from('name=Ann')],
  ['a file', form, '/api/inquiries', multipart([...inquiryParts(), file], '').subarray(0, -9)],
] as const)(
  'a body that arrives too slowly gets 408, and its connection is closed: %s',
  async ([, type, path, body]) => {
    const { start, server, leftovers, rows } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const requested = once(server, 'request')
    const socket = start(type, body, 1_000, path)
    await requested
    // The server counts the request in PostgreSQL before it reads; with the clock advanced its query would time out.
    const isCounted = async () => (await rows('rate_limits')).length > 0
    if (inject('databaseKind') === 'postgres') while (!(await isCounted())) await setImmediate()
    await rows('leads')
    const answer = text(socket)
    let isOver = false
    void answer.then(() => {
      isOver = true
    })
    // A busy machine needs many rounds; bytes beyond the announced length would be another request.
    for (let turn = 0; !isOver; turn++) {
      if (turn < 900) socket.write('x')
      await vi.advanceTimersByTimeAsync(5_000)
      await setImmediate()
    }
    expect(await answer).toMatch(/^HTTP\/1.1 408 .*connection: close.*arrived too slowly/is)
    await waitUntilEmpty(leftovers)
  },
)

test.for([
  ['before its body is read', 'text/plain', Buffer.from('x'), 415],
  ['while its body is read', form, multipart([field, field, file], ''), 400],
] as const)(
  'a sender refused %s can finish sending, read the response and send another request',
  async ([, type, begin, status]) => {
    const { start } = await open()
    const rest = Buffer.alloc(8_000_000)
    const socket = start(type, begin, rest.length)
    expect(await nextAnswer(socket)).toMatch(`HTTP/1.1 ${status} `)
    socket.write(rest)
    socket.write('GET /api/faq HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await nextAnswer(socket)).toMatch('HTTP/1.1 200 ')
  },
)

test.for([
  ['too much', 200_000],
  ['too slowly', 1],
] as const)('a refused sender that continues to send %s is disconnected', async ([, bytes]) => {
  const fakes = ['setInterval', 'clearInterval', 'performance'] as const
  vi.useFakeTimers({ toFake: [...fakes] })
  onTestFinished(() => void vi.useRealTimers())
  const server = createServer((_, response) => void response.end('refused'))
  drainBodies(server, 100_000)
  onTestFinished(() => void server.close())
  const socket = connect(await listen(server, 0), '127.0.0.1').on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n')
  expect(await nextAnswer(socket)).toMatch(/^HTTP\/1.1 200 /)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(Buffer.alloc(bytes))
  while (!socket.destroyed) {
    vi.advanceTimersByTime(1_000)
    await setImmediate()
  }
  await closed
})

test('10 MB over 400 kbit/s are accepted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const second = new Uint8Array(50_000)
  let seconds = 0
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      seconds += 1
      controller.enqueue(second)
      if (seconds === 200) controller.close()
    },
  })
  const reading = readBytes(multipartRequest(body), 10_000_000)
  while (seconds < 200) await vi.advanceTimersByTimeAsync(1_000)
  expect((await reading).length).toBe(10_000_000)
})
