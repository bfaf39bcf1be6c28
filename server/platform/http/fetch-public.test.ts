import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createFetchPublic } from './fetch-public.ts'

async function listen(answer: RequestListener) {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, requests: () => requests }
}

const fetchPublic = createFetchPublic([])

test.for(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1'])(
  'nothing is fetched from a private network: %s',
  async (host) => {
    const { port, requests } = await listen((_, response) => response.end('secret'))
    expect(await fetchPublic(`http://${host}:${port}/`, { bytes: 100 })).toEqual({
      problem: expect.stringMatching(/is in a private network\./),
    })
    expect(requests()).toBe(0)
  },
)

test.for(['ftp://example.org/a.png', 'file:///etc/passwd', 'nothing', ''])(
  'only web addresses are fetched: “%s”',
  async (address) => {
    expect(await fetchPublic(address, { bytes: 100 })).toEqual({
      problem: 'This is no web address.',
    })
  },
)

const endless: RequestListener = (_, response) => {
  const send = () => {
    while (response.write(Buffer.alloc(65_536)));
    response.once('drain', send)
  }
  send()
}

test.for<[string, RequestListener, object]>([
  ['a missing one', (_, response) => response.writeHead(404).end(), { problem: /with 404\.$/ }],
  ['two gigabytes', endless, { problem: /larger than 1\.0 MB\.$/ }],
  [
    'a file that goes on forever, byte by byte',
    (_, response) => {
      const drip = setInterval(() => response.write('B'), 20)
      response.once('close', () => clearInterval(drip))
    },
    { problem: 'The server took too long.' },
  ],
  ['nothing, ever', () => {}, { problem: 'The server took too long.' }],
  ['a cut connection', ({ socket }) => socket.destroy(), { problem: /could not be reached/ }],
  [
    'a redirect to another private host',
    (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    { problem: /"10\.0\.0\.1" is in a private network/ },
  ],
  [
    'an unchanged file, unasked',
    (_, response) => response.writeHead(304).end(),
    { problem: /304/ },
  ],
  [
    'redirects in a circle',
    (_, response) => response.writeHead(302, { location: '/' }).end(),
    { problem: /again and again/ },
  ],
])('what an allowed host answers: %s', async ([, answer, expected]) => {
  const { port } = await listen(answer)
  const fetchAllowed = createFetchPublic(['127.0.0.1'], 300)
  const fetched = await fetchAllowed(`http://127.0.0.1:${port}/`, { bytes: 1_048_576 })
  const [name, value] = Object.entries(expected)[0] ?? []
  expect(fetched).toEqual({
    [name ?? '']: value instanceof RegExp ? expect.stringMatching(value) : value,
  })
})

test('an allowed host is asked for what is newer than the known version', async () => {
  const { port } = await listen(({ headers }, response) => {
    if (headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"', 'last-modified': 'then' }).end('file')
  })
  const fetchAllowed = createFetchPublic(['127.0.0.1'])
  const address = `http://127.0.0.1:${port}/`
  const version = { etag: '"1"', modified: 'then' }
  expect(await fetchAllowed(address, { bytes: 100 })).toEqual({
    bytes: Buffer.from('file'),
    version,
  })
  expect(await fetchAllowed(address, { bytes: 100, known: version })).toMatchObject({
    isUnchanged: true,
  })
})

test('a secret address is not sent without encryption', async () => {
  expect(await fetchPublic('http://93.184.216.34/', { bytes: 100, httpsOnly: true })).toEqual({
    problem: 'The address must begin with https://.',
  })
})
