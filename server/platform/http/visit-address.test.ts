import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { visitAddress } from './visit-address.ts'

const answer: RequestListener = (_, response) => {
  response.writeHead(308, { Location: 'https://agency.com/' }).end('x'.repeat(100_000))
}

async function listening(server: Server) {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an address is visited once, without following it, and only the beginning is read', async () => {
  const host = await listening(createServer(answer))
  const { body, ...visit } = await visitAddress(`http://${host}/`)
  expect(visit).toMatchObject({
    status: 308,
    headers: { location: 'https://agency.com/' },
    certificateUntil: null,
  })
  expect(body.length).toBeLessThan(100_000)
})

test('a certificate that nobody trusts, and a closed port, are errors with a code', async () => {
  const pem = await readFile('tests/fixtures/certificate.pem', 'utf8')
  const server = createSecureServer({ key: pem, cert: pem }, answer)
  const host = await listening(server)
  await expect(visitAddress(`https://${host}/`)).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  await new Promise((resolve) => void server.close(resolve))
  await expect(visitAddress(`https://${host}/`)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
