import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { WebhookEvent } from '#model/webhooks/webhook.ts'
import { encrypt } from '#server/platform/installation/encrypt.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { receiver } from '#tests/fixtures/receiver.ts'
import { newWebhookSecret } from './signature.ts'

const start = Date.parse('2026-11-21T09:30:00Z')

async function setup(url: string, events: WebhookEvent[], hosts = '127.0.0.1') {
  let now = start
  const testSite = await openTestSite(
    { clock: () => new Date(now) },
    { WEBHOOK_PRIVATE_HOSTS: hosts },
  )
  const secret = newWebhookSecret()
  const created_at = new Date(start).toISOString()
  await testSite.database.store
    .insertInto('webhooks')
    .values({
      id: 'hook',
      url,
      secret: encrypt(testSite.secrets.webhookSecrets, secret),
      events: JSON.stringify(events),
      active: 1,
      created_at,
    })
    .execute()
  return {
    ...testSite,
    secret,
    pass(milliseconds: number) {
      now += milliseconds
    },
    send: (path: string, form: FormData) => testSite.fetch(path, { method: 'POST', body: form }),
    deliveries: async () =>
      (await testSite.rows('outbox')).filter(({ channel }) => channel === 'webhook'),
  }
}

test('each event reaches the webhooks that subscribe to it, signed with its time', async () => {
  const { url, calls } = await receiver()
  const { send, site, secret } = await setup(url, ['inquiry.created', 'application.created'])
  await send('/api/inquiries', inquiryForm())
  await send('/api/partner-inquiries', partnerForm())
  await send('/api/applications', applicationForm())
  await site.sendOutbox()
  expect(calls.map(({ body }) => JSON.parse(body).type).sort()).toEqual([
    'application.created',
    'inquiry.created',
  ])
  for (const { headers, body } of calls) {
    const id = headers['webhook-id']
    const time = headers['webhook-timestamp']
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${expected}`)
    expect(time).toBe(String(start / 1000))
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(body).id).toBe(id)
  }
  const inquiry = calls.map(({ body }) => JSON.parse(body)).find(({ type }) => type[0] === 'i')
  expect(inquiry.data).toMatchObject({ name: 'Ann Lee', details: 'A shop for tea.\nWith a blog.' })
  expect(inquiry.data).not.toHaveProperty('fingerprint')
})

test('a secret from before secrets were encrypted is encrypted at the next start, and still signs', async () => {
  const { url, calls } = await receiver()
  const { send, rows, database, secret, openAnother } = await setup(url, ['inquiry.created'])
  await database.store.updateTable('webhooks').set({ secret }).execute()
  const site = await openAnother()
  expect(JSON.stringify(await rows('webhooks'))).not.toContain(secret)
  await send('/api/inquiries', inquiryForm())
  await site.sendOutbox()
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const [call] = calls
  const text = `${call?.headers['webhook-id']}.${call?.headers['webhook-timestamp']}.${call?.body}`
  const signature = createHmac('sha256', key).update(text).digest('base64')
  expect(call?.headers['webhook-signature']).toBe(`v1,${signature}`)
})

test('a temporary failure is retried under the same id', async () => {
  let status = 503
  const { url, calls } = await receiver(() => status)
  const { send, site, pass, deliveries } = await setup(url, ['inquiry.created'])
  await send('/api/inquiries', inquiryForm())
  await site.sendOutbox()
  expect(await deliveries()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: 'The receiver answered with 503.' },
  ])
  status = 200
  pass(60_000)
  await site.sendOutbox()
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 2 }])
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test.each([400, 404, 410, 301])(
  'an answer of %i is final, and redirects are not followed',
  async (code) => {
    const { url, calls } = await receiver(() => code)
    const { send, site, deliveries } = await setup(url, ['inquiry.created'])
    await send('/api/inquiries', inquiryForm())
    await site.sendOutbox()
    expect(await deliveries()).toMatchObject([{ state: 'failed' }])
    expect(calls).toHaveLength(1)
  },
)

test.each([
  [
    'another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
  ],
  ['nothing', ''],
  ['half a header', 'HTTP/1.1 200 O'],
  ['something other than HTTP', 'hello\r\n\r\n'],
])(
  'a delivery that is answered with %s is retried and does not block others',
  async (_, answer) => {
    const odd = createTcpServer((socket) => socket.once('data', () => socket.end(answer)))
    await once(odd.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void odd.close())
    const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}/hook`
    const { send, site, deliveries } = await setup(url, ['inquiry.created'])
    await send('/api/inquiries', inquiryForm())
    await site.sendOutbox()
    expect(await deliveries()).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: expect.stringMatching(/^The receiver /) },
    ])
  },
)

test.each([
  'http://127.0.0.1:9/',
  'http://localhost:9/',
  'http://[::1]:9/',
  'http://[::ffff:127.0.0.1]:9/',
  'http://10.0.0.8/',
  'http://169.254.169.254/latest/meta-data',
  'http://0x7f.1/',
  'http://2130706433/',
])('%s is in a private network and is not called', async (url) => {
  const { send, site, deliveries } = await setup(url, ['inquiry.created'], '')
  await send('/api/inquiries', inquiryForm())
  await site.sendOutbox()
  expect(await deliveries()).toMatchObject([
    { state: 'failed', last_error: expect.stringContaining('is in a private network') },
  ])
})

test('spam, deleted webhooks and erased leads cause no calls', async () => {
  const { url, calls } = await receiver()
  const { send, site, database, deliveries } = await setup(url, ['inquiry.created'])
  await send('/api/inquiries', inquiryForm({ website: 'x' }))
  expect(await deliveries()).toEqual([])
  await send('/api/inquiries', inquiryForm({ name: 'Erased' }))
  await database.store.deleteFrom('leads').execute()
  await site.sendOutbox()
  await send('/api/inquiries', inquiryForm({ name: 'Other' }))
  await database.store.deleteFrom('webhooks').execute()
  await site.sendOutbox()
  expect(calls).toEqual([])
  expect((await deliveries()).map(({ last_error }) => last_error)).toEqual([
    'The webhook has been deleted.',
  ])
})

test('a slow receiver does not delay the others', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const slow = createServer(
    (_, response) => void released.then(() => response.writeHead(204).end()),
  )
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void slow.close())
  const { url, calls } = await receiver()
  const slowUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/hook`
  const { send, site, database, deliveries } = await setup(slowUrl, ['inquiry.created'])
  const { store } = database
  const hook = await store.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow()
  await store
    .insertInto('webhooks')
    .values({ ...hook, id: 'second', url })
    .execute()
  await send('/api/inquiries', inquiryForm())
  const sending = site.sendOutbox()
  await expect.poll(() => calls.length).toBe(1)
  expect((await deliveries()).map(({ state }) => state)).not.toEqual(['sent', 'sent'])
  release()
  await sending
  expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})
