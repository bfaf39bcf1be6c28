import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { verifySample } from '#app/admin/webhooks/verify-sample.ts'
import { encrypt } from '#server/platform/installation/encrypt.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { newWebhookSecret, signedHeaders } from './signature.ts'

type Call = { headers: IncomingHttpHeaders; body: string }

/** A local receiver that answers with the current `status`. */
async function receiver() {
  const calls: Call[] = []
  const answers = { status: 204 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(answers.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=of-theirs`
  return { calls, answers, url }
}

async function setup() {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const site = await openTestSite(
    { clock: () => new Date(now) },
    { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' },
  )
  const { admin } = await signIn(site, 'owner')
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { ...site, admin, webhooks: admin.webhooks, pass }
}

/** The code that the admin shows for receivers. */
async function readSample() {
  const file = join(await temporaryFolder(), 'sample.mjs')
  await writeFile(file, verifySample)
  return import(file)
}

async function setupWebhook() {
  const site = await setup()
  const { url, calls, answers } = await receiver()
  const answer = await site.webhooks.add({ url, events: 'inquiry.created' })
  if (!answer.ok) throw new Error(answer.message)
  return { ...site, ...answer.value, url, calls, answers }
}

function isSigned({ headers, body }: Call, secret: string) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(text).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`)
}

test('a new webhook receives events, signed with the secret that was shown once', async () => {
  const { webhooks, fetch, site, calls, secret, id, admin, rows } = await setupWebhook()
  await fetch('/api/inquiries', { method: 'POST', body: inquiryForm() })
  await site.sendOutbox()
  expect(calls).toHaveLength(1)
  expect(isSigned(calls[0] as Call, secret)).toBe(true)
  const shown = await webhooks.show({ id })
  expect(shown).toMatchObject({
    events: ['inquiry.created'],
    isActive: true,
    deliveries: [{ event: 'inquiry.created', state: 'sent', attempts: 1 }],
  })
  expect(await webhooks.list()).toMatchObject({ webhooks: [{ id, lastState: 'sent' }] })
  const answers = JSON.stringify([shown, await webhooks.list(), await admin.audit.list()])
  const stored = [await rows('webhooks'), await rows('outbox'), await rows('audit_log')]
  expect(answers + JSON.stringify(stored)).not.toContain(secret)
})

test('a test is delivered like any event, and resent under the same id', async () => {
  const { webhooks, site, calls, answers, secret, id, admin } = await setupWebhook()
  answers.status = 404
  expect(await webhooks.test({ id })).toMatchObject({ ok: true })
  await site.sendOutbox()
  const [failed] = (await webhooks.show({ id })).deliveries
  expect(failed).toMatchObject({ event: 'ping', state: 'failed' })
  expect(failed?.lastError).toBe('The receiver answered with 404.')
  answers.status = 200
  await admin.mail.sendAgain({ id: failed?.id })
  await site.sendOutbox()
  const bodies = calls.map(({ body }) => JSON.parse(body))
  expect(bodies).toMatchObject([{ type: 'ping' }, { type: 'ping', id: bodies[0]?.id }])
  expect(calls.every((call) => isSigned(call, secret))).toBe(true)
  const { rendered } = await admin.mail.show({ id: failed?.id })
  expect(JSON.parse(rendered?.text ?? '')).toEqual(bodies[0])
})

test('the sample code for receivers distinguishes genuine calls from forged ones', async () => {
  const { isGenuine } = await readSample()
  const now = new Date()
  const secret = newWebhookSecret()
  const headers = signedHeaders([secret], 'ping.1', now, '{"a":1}')
  expect(isGenuine(headers, '{"a":1}', secret)).toBe(true)
  expect(isGenuine(headers, '{"a":2}', secret)).toBe(false)
  expect(isGenuine(headers, '{"a":1}', newWebhookSecret())).toBe(false)
  const old = signedHeaders([secret], 'ping.1', new Date(now.getTime() - 600_000), '{"a":1}')
  expect(isGenuine(old, '{"a":1}', secret)).toBe(false)
})

test('after a rotation both secrets sign for a day, or until the old one is ended', async () => {
  const { webhooks, site, calls, secret, id, pass } = await setupWebhook()
  const signers = async (...secrets: string[]) => {
    await webhooks.test({ id })
    await site.sendOutbox()
    return secrets.map((each) => isSigned(calls.at(-1) as Call, each))
  }
  const rotate = async () => {
    const answer = await webhooks.renewSecret({ id })
    if (!answer.ok) throw new Error(answer.message)
    return answer.value.secret
  }
  const second = await rotate()
  expect(await signers(secret, second)).toEqual([true, true])
  expect((await webhooks.show({ id })).oldSecretUntil).toBe('2026-11-22T09:30:00.000Z')
  const sample = await readSample()
  for (const each of [secret, second]) {
    const { headers, body } = calls.at(-1) as Call
    const now = String(Math.floor(Date.now() / 1000))
    const id = String(headers['webhook-id'])
    const fresh = signedHeaders([second, secret], id, new Date(Number(now) * 1000), body)
    expect(sample.isGenuine(fresh, body, each)).toBe(true)
  }
  pass(24 * 3_600_000 + 1000)
  expect(await signers(secret, second)).toEqual([false, true])
  expect((await webhooks.show({ id })).oldSecretUntil).toBeNull()
  const third = await rotate()
  expect(await webhooks.endOldSecret({ id })).toMatchObject({ ok: true })
  expect(await signers(second, third)).toEqual([false, true])
  expect(await webhooks.endOldSecret({ id })).toMatchObject({ ok: false, status: 409 })
})

test('the log has every attempt with its status and duration, and goes with its delivery', async () => {
  const { webhooks, site, answers, id, admin, pass, rows } = await setupWebhook()
  answers.status = 503
  await webhooks.test({ id })
  await site.sendOutbox()
  pass(3_600_000)
  answers.status = 200
  await site.sendOutbox()
  const [delivery] = (await webhooks.show({ id })).deliveries
  await admin.mail.sendAgain({ id: delivery?.id })
  await site.sendOutbox()
  const [{ log } = { log: [] }] = (await webhooks.show({ id })).deliveries
  expect(log).toMatchObject([
    { attempt: 1, status: 503, error: 'The receiver answered with 503.' },
    { attempt: 2, status: 200, error: null, startedAt: '2026-11-21T10:30:00.000Z' },
    { attempt: 3, status: 200, error: null },
  ])
  for (const { duration } of log) expect(duration).toBeGreaterThanOrEqual(0)
  await webhooks.remove({ id })
  expect(await rows('webhook_attempts')).toEqual([])
})

test('a secret that another key encrypted signs nothing, and is replaced by rotating it', async () => {
  const { webhooks, site, calls, id, database, rows } = await setupWebhook()
  const secret = encrypt(randomBytes(32).toString('base64url'), newWebhookSecret())
  await database.store.updateTable('webhooks').set({ secret }).execute()
  await webhooks.test({ id })
  await site.sendOutbox()
  expect(calls).toEqual([])
  expect(await rows('outbox')).toMatchObject([
    { state: 'failed', last_error: expect.stringContaining('Rotate it') },
  ])
  const answer = await webhooks.renewSecret({ id })
  if (!answer.ok) throw new Error(answer.message)
  await webhooks.test({ id })
  await site.sendOutbox()
  expect(isSigned(calls[0] as Call, answer.value.secret)).toBe(true)
})

test('a webhook that is off or deleted receives nothing', async () => {
  const { webhooks, fetch, site, calls, id, database, rows } = await setupWebhook()
  await webhooks.switch({ id, to: 'off' })
  await fetch('/api/inquiries', { method: 'POST', body: inquiryForm() })
  await site.sendOutbox()
  expect(calls).toEqual([])
  expect(await webhooks.show({ id })).toMatchObject({ isActive: false, deliveries: [] })
  await webhooks.switch({ id, to: 'on' })
  expect(await webhooks.show({ id })).toMatchObject({ isActive: true })
  await webhooks.remove({ id })
  const late = { topic: 'ping', recipient: 'late', subjectId: null, payload: { webhook: id } }
  const deps = { clock: () => new Date('2026-11-21T09:00:00Z'), newId: () => 'late' }
  await database.store
    .transaction()
    .execute((transaction) => enqueue(transaction, deps, [{ channel: 'webhook', ...late }]))
  await site.sendOutbox()
  expect(calls).toEqual([])
  expect((await rows('outbox')).find((row) => row.id === 'late')).toMatchObject({
    state: 'failed',
    last_error: 'The webhook has been deleted.',
  })
  expect(await webhooks.list()).toEqual({ webhooks: [] })
  await expect(webhooks.show({ id })).rejects.toMatchObject({ status: 404 })
})

test.for([
  ['http://10.1.2.3/hook', /private network.*WEBHOOK_PRIVATE_HOSTS/],
  ['http://2130706434/hook', /private network/],
  ['http://[::1]:8080/', /private network/],
  ['http://localhost:9000/hook', /private network/],
  ['ftp://example.com/', /full URL/],
  ['example.com', /full URL/],
  ['javascript:alert(1)', /full URL/],
  ['https://ann:secret@example.com/', /user and password/],
  ['', /Enter the URL/],
] as const)('%s is refused with a message', async ([url, message]) => {
  const { webhooks } = await setup()
  const answer = await webhooks.add({ url, events: ['inquiry.created'] })
  expect(answer).toMatchObject({ ok: false, status: 422 })
  expect(!answer.ok && answer.errors?.url).toMatch(message)
  expect(await webhooks.list()).toEqual({ webhooks: [] })
})

test('a change is validated like a new webhook, and needs a known event', async () => {
  const { webhooks, id, url } = await setupWebhook()
  expect(
    await webhooks.change({ id, url: 'http://10.0.0.1/', events: 'inquiry.created' }),
  ).toMatchObject({
    ok: false,
    status: 422,
  })
  expect(await webhooks.change({ id, url })).toMatchObject({ ok: false, status: 422 })
  expect(await webhooks.change({ id, url, events: ['lead.stolen'] })).toMatchObject({ ok: false })
  const events = ['application.created', 'subscription.confirmed']
  expect(await webhooks.change({ id, url, events })).toMatchObject({ ok: true })
  expect(await webhooks.show({ id })).toMatchObject({ events })
})

test('the audit log shows only the host, and only owners have access', async () => {
  const { admin, ...site } = await setupWebhook()
  const { changes } = await admin.audit.list()
  expect(changes[0]?.summary).toMatch(/^Added a webhook to 127\.0\.0\.1:\d+$/)
  const editor = await signIn(site, 'editor')
  await expect(editor.admin.webhooks.list()).rejects.toMatchObject({ status: 403 })
  await expect(editor.admin.webhooks.test({ id: site.id })).rejects.toMatchObject({ status: 403 })
})
