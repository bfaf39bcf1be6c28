import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/fixtures/api.ts'
import { AcmeError, acmeError } from './acme-error.ts'
import { type Certificate, renewAt } from './certificate.ts'
import { openCertificateFiles } from './certificate-files.ts'
import { createKeeper } from './keep-certificate.ts'
import type { OrderCertificate } from './order-certificate.ts'

const directory = 'https://acme.example/directory'
const domains = ['www.agency.com', 'agency.com']
const MINUTE = 60_000

/** From 1 November to 30 January, which it has signed itself. */
const selfSigned = () => readFile('tests/fixtures/certificate.pem', 'utf8')

const today = Date.parse('2026-11-21T09:30:00Z')

const DAY = 24 * 60 * MINUTE

async function setup(order: OrderCertificate, dataDir?: string, own = domains) {
  const folder = dataDir ?? (await temporaryFolder())
  const used: Certificate[] = []
  const logged: string[] = []
  let now = today
  const files = await openCertificateFiles(folder, directory)
  const check = createKeeper({
    ...{ domains: own, files, order },
    use: (certificate) => void used.push(certificate),
    clock: () => new Date(now),
    log: (line) => void logged.push(line),
  })
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { folder, check, used, logged, pass }
}

test('a certificate is ordered, kept for this user alone, and used again after a restart', async () => {
  const orders: string[][] = []
  const order: OrderCertificate = async (names) => {
    orders.push(names)
    return selfSigned()
  }
  const { folder, check, used, logged } = await setup(order)
  const next = await check()
  expect(orders).toEqual([domains])
  expect(used[0]?.names).toEqual(domains)
  expect(logged).toEqual([
    'Got a certificate for www.agency.com, agency.com, valid until 2027-01-30 00:00 UTC.',
  ])
  expect(next).toBe(12 * 60 * MINUTE)
  const kept = join(folder, 'tls/acme.example')
  for (const name of await readdir(kept)) {
    expect((await stat(join(kept, name))).mode & 0o777).toBe(0o600)
  }
  expect((await stat(kept)).mode & 0o777).toBe(0o700)
  const again = await setup(order, folder)
  await again.check()
  expect(again.used).toHaveLength(1)
  expect(orders).toHaveLength(1)
})

test('it is renewed thirty days before its end, without a restart', async () => {
  let count = 0
  const { check, pass } = await setup(async () => {
    count += 1
    if (count === 2) throw new AcmeError('No answer.')
    return selfSigned()
  })
  await check()
  pass(39 * DAY)
  await check()
  expect(count).toBe(1)
  pass(DAY)
  expect(await check()).toBe(MINUTE)
  pass(MINUTE)
  await check()
  expect(count).toBe(3)
})

test('a certificate that lives for days only is renewed in its last third', () => {
  const from = new Date('2026-11-21T00:00:00Z')
  const until = new Date('2026-11-27T00:00:00Z')
  const at = renewAt({ pem: '', names: [], from, until })
  expect(at.toISOString()).toBe('2026-11-25T00:00:00.000Z')
})

test('a certificate of other names, or a file that is none, is replaced', async () => {
  const { folder, check } = await setup(selfSigned)
  await check()
  const files = await openCertificateFiles(folder, directory)
  await files.writeCertificate('-----BEGIN NOTHING-----')
  const { check: next, used } = await setup(selfSigned, folder)
  await next()
  expect(used).toHaveLength(1)
  const orders: string[][] = []
  const order: OrderCertificate = async (names) => {
    orders.push(names)
    return selfSigned()
  }
  const other = await setup(order, folder, ['other.com'])
  await other.check()
  expect(orders).toEqual([['other.com']])
})

test('a failure is logged with what to do, and tried again later and later', async () => {
  let now = 0
  const { check, logged, pass } = await setup(() => Promise.reject(new AcmeError('No answer.')))
  const delays: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const delay = await check()
    delays.push(delay / MINUTE)
    pass(delay)
    now += delay
  }
  expect(delays).toEqual([1, 5, 15, 30, 60, 180])
  expect(now).toBeGreaterThan(60 * MINUTE)
  expect(logged[0]).toBe(
    'There is no new certificate for www.agency.com, agency.com: No answer. Until then the site answers without encryption on the http port. It is tried again in a minute.',
  )
})

test('the limits of the authority are respected, also after a restart', async () => {
  let orders = 0
  const problem = {
    type: 'urn:ietf:params:acme:error:rateLimited',
    detail: 'too many certificates',
    retryAfter: String(3 * 60 * 60),
  }
  const order: OrderCertificate = async () => {
    orders += 1
    throw acmeError(problem, new Date(today))
  }
  const { folder, check } = await setup(order)
  expect(await check()).toBeGreaterThan(2 * 60 * MINUTE)
  const again = await setup(order, folder)
  expect(await again.check()).toBeGreaterThan(2 * 60 * MINUTE)
  expect(orders).toBe(1)
})

test.for([
  ['dns', 'DNS problem: NXDOMAIN', /Add an A record/],
  ['connection', 'Fetching http://a.b: Timeout', /open port 80/],
  ['unauthorized', 'Invalid response: 404', /not from this server.*\(Invalid response: 404\.\)/],
  ['malformed', 'Something else', /^Something else\.$/],
] as const)('%s is explained', ([type, detail, sentence]) => {
  const { message, retryAt } = acmeError(
    { type: `urn:ietf:params:acme:error:${type}`, detail, retryAfter: null },
    new Date(),
  )
  expect(message).toMatch(sentence)
  expect(retryAt).toBeNull()
})

test('a time to wait until is found in the header or in the text', () => {
  const limited = (detail: string, retryAfter: string | null) =>
    acmeError(
      { type: 'urn:ietf:params:acme:error:rateLimited', detail, retryAfter },
      new Date(0),
    ).retryAt?.toISOString()
  expect(limited('slow down', '60')).toBe('1970-01-01T00:01:00.000Z')
  expect(limited('retry after 2026-11-28 06:00:00 UTC: see https://…', null)).toBe(
    '2026-11-28T06:00:00.000Z',
  )
  expect(limited('slow down', null)).toBe('1970-01-01T01:00:00.000Z')
})
