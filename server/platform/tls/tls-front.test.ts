import { readFile } from 'node:fs/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer, listen } from '#server/listen.ts'
import { readCertificate } from './certificate.ts'
import { createTlsFront } from './tls-front.ts'

const domains = ['www.agency.com', 'agency.com']

async function setup() {
  const challenges = new Map([['open', 'open.thumbprint']])
  const front = createTlsFront({ domains, siteUrl: 'https://www.agency.com', challenges })
  const server = createHttpServer(
    front.before((request, response) => {
      const isSecure = 'encrypted' in request.socket
      response.end(`${isSecure ? 'secure' : 'plain'} ${request.socket.remoteAddress}`)
    }),
  )
  front.connect(server)
  for (const one of [server, front.plain, front.secure]) {
    await listen(one, 0, '127.0.0.1')
    onTestFinished(() => void one.close())
  }
  onTestFinished(() => server.closeAllConnections())
  return { front, plain: portOf(front.plain), secure: portOf(front.secure), own: portOf(server) }
}

function portOf(server: Server) {
  return (server.address() as AddressInfo).port
}

const selfSigned = async () =>
  readCertificate(await readFile('tests/fixtures/certificate.pem', 'utf8'))

type Answer = { status?: number; location?: string; body: string }

function get(port: number, path: string, host: string, isSecure = false): Promise<Answer> {
  const options = { port, path, host: '127.0.0.1', agent: false, headers: { Host: host } }
  const open = isSecure ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    open({ ...options, servername: host, rejectUnauthorized: false }, async (response) => {
      let body = ''
      for await (const chunk of response) body += chunk
      const { statusCode: status, headers } = response
      resolve({ status, location: headers.location, body })
    })
      .on('error', reject)
      .end()
  })
}

test('without a certificate the site is answered over http, and challenges are', async () => {
  const { plain, secure } = await setup()
  expect(await get(plain, '/about', 'www.agency.com')).toMatchObject({
    status: 200,
    body: expect.stringContaining('plain'),
  })
  expect(await get(plain, '/.well-known/acme-challenge/open', 'agency.com')).toMatchObject({
    status: 200,
    body: 'open.thumbprint',
  })
  expect((await get(plain, '/.well-known/acme-challenge/other', 'agency.com')).status).toBe(404)
  await expect(get(secure, '/', 'www.agency.com', true)).rejects.toThrow()
})

test('with one, http is redirected, challenges are answered and https is served', async () => {
  const { front, plain, secure, own } = await setup()
  front.use(await selfSigned())
  const locations = ['www.agency.com', 'agency.com', '203.0.113.1', 'agency.com:80'].map(
    async (host) => (await get(plain, '/about?a=1', host)).location,
  )
  expect(await Promise.all(locations)).toEqual([
    'https://www.agency.com/about?a=1',
    'https://agency.com/about?a=1',
    'https://www.agency.com/about?a=1',
    'https://agency.com/about?a=1',
  ])
  expect((await get(plain, '/.well-known/acme-challenge/open', 'agency.com')).status).toBe(200)
  expect(await get(secure, '/', 'www.agency.com', true)).toMatchObject({
    status: 200,
    body: 'secure 127.0.0.1',
  })
  expect(await get(secure, '/about', 'agency.com', true)).toMatchObject({
    status: 308,
    location: 'https://www.agency.com/about',
  })
  // The machine's own port is neither.
  expect((await get(own, '/', 'localhost')).body).toContain('plain')
})
