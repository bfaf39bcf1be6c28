import { once } from 'node:events'
import { readFile, rename } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { renderMail } from '#app/emails/render-email.tsx'
import { readMigrations } from '#server/platform/db/migrate.ts'
import { deliveryWithin } from '#server/platform/mail/delivery-within.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestDatabase, openTestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { type Misbehaviour, smtpError, startSmtp } from '#tests/fixtures/smtp.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { checkDns } from './check-dns.ts'

const shortTimeouts = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

async function setup(url: string, own: Partial<typeof shortTimeouts> = {}) {
  const mailer = createMailer(url, own)
  onTestFinished(() => mailer.close())
  const site = await openTestSite(
    { mailer, renderMail },
    { SMTP_URL: 'smtp://u:pass-word@mail.example:587' },
  )
  return { ...site, ...(await signIn(site, 'owner')) }
}

test('a test email reaches the signed-in owner, and the page reports that it was accepted', async () => {
  const smtp = await startSmtp(onTestFinished)
  const { admin, email, rows } = await setup(smtp.url)
  expect(await admin.system.sendTestMail()).toMatchObject({
    ok: true,
    message: expect.stringContaining(email),
  })
  expect(smtp.received).toMatchObject([
    { envelopeTo: [email], subject: 'Test email from Wavelength' },
  ])
  expect((await admin.system.show()).mail).toMatchObject({ isSet: true, error: null })
  expect(await rows('outbox')).toEqual([])
})

const misbehaviours: [string, Misbehaviour, RegExp, typeof shortTimeouts?][] = [
  [
    'that refuses the sender',
    { onMailFrom: (_, __, done) => done(smtpError(550, 'sender not allowed')) },
    /refused the sender or the recipient.*sender not allowed/,
  ],
  [
    'that is temporarily unavailable',
    { onRcptTo: (_, __, done) => done(smtpError(450, 'greylisted')) },
    /refused the sender or the recipient.*greylisted/,
  ],
  [
    'that refuses the content',
    {
      onData(stream, _, done) {
        stream.resume()
        stream.on('end', () => done(smtpError(554, 'spam')))
      },
    },
    /spam/,
  ],
  [
    'that hangs',
    { onData: (stream) => void stream.resume() },
    /did not answer in time/,
    shortTimeouts,
  ],
]

test.for(misbehaviours)(
  'the error of a mail server %s is shown',
  async ([, misbehaviour, pattern, own]) => {
    const smtp = await startSmtp(onTestFinished, misbehaviour)
    const { admin } = await setup(smtp.url, own)
    const answer = await admin.system.sendTestMail()
    expect(answer).toMatchObject({
      ok: false,
      status: 422,
      message: expect.stringMatching(pattern),
    })
    const { changes } = await admin.audit.list()
    expect(changes[0]).toMatchObject({ summary: 'Sent a test email: not accepted' })
  },
)

test('a mail server that is unreachable or silent is reported on the page', async () => {
  const closed = await setup('smtp://127.0.0.1:1')
  expect((await closed.admin.system.show()).mail.error).toMatch(/Check host and port in SMTP_URL/)
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const hanging = await setup(`smtp://127.0.0.1:${port}`, shortTimeouts)
  expect((await hanging.admin.system.show()).mail.error).toMatch(/did not answer in time/)
})

test('a check takes no longer than its time limit', async () => {
  const never = new Promise<never>(() => {})
  expect(await deliveryWithin(20, never)).toMatchObject({
    result: 'unreachable',
    error: expect.stringContaining('did not answer within'),
  })
})

test('the state describes the installation without passwords', async () => {
  const smtp = await startSmtp(onTestFinished)
  const { admin, dataDir } = await setup(smtp.url)
  const state = await admin.system.show()
  expect(state).toMatchObject({
    mail: { server: 'mail.example:587', sender: { address: 'hello@wavelength.example' } },
    siteUrl: 'https://wavelength.example',
    folder: {
      path: dataDir,
      error: null,
      free: expect.any(Number),
      storage: { name: dataDir, error: null },
    },
    versions: { node: process.version.slice(1) },
  })
  expect(state.database.kind).toMatch(/^(?:SQLite|PostgreSQL) \d/)
  expect(state.database.size).toBeGreaterThan(10_000)
  const other = state.database.kind.startsWith('SQLite') ? '.postgres.sql' : '.sqlite.sql'
  const migrations = (await readMigrations()).filter(({ name }) => !name.endsWith(other))
  expect(state.database.migrations).toBe(migrations.length)
  expect(JSON.stringify(state)).not.toContain('pass-word')
  // A reserved domain is not looked up.
  expect(state.dns.find(({ name }) => name === 'SPF')).toMatchObject({ state: 'unasked' })
})

test('an untrusted proxy and refused forms are reported to owners', async () => {
  const leads = { points: 1, seconds: 600 }
  const site = await openTestSite({ rateLimits: { leads } })
  const { admin } = await signIn(site, 'owner')
  expect((await admin.system.show()).traffic).toEqual({
    trustedProxies: 0,
    forwarded: null,
    refusedLeads: { count: 0, last: null },
    since: '2026-11-21T09:30:00.000Z',
  })
  const statuses: number[] = []
  for (const client of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const headers = { 'X-Forwarded-For': client }
    const body = inquiryForm({ email: `${client}@example.com` })
    statuses.push((await site.fetch('/api/inquiries', { method: 'POST', body, headers })).status)
  }
  expect(statuses).toEqual([201, 429, 429])
  const at = '2026-11-21T09:30:00.000Z'
  expect((await admin.system.show()).traffic).toMatchObject({
    forwarded: { header: 'X-Forwarded-For', at },
    refusedLeads: { count: 2, last: at },
  })
  expect(site.logged).toEqual([
    expect.stringMatching(/^Requests arrive with X-Forwarded-For, but TRUSTED_PROXIES is 0/),
    'A form was refused because too many came from one address.',
  ])
  expect((await admin.dashboard.show()).waiting.refused).toEqual({ count: 2, last: at })
  const viewer = await signIn(site, 'viewer')
  expect((await viewer.admin.dashboard.show()).waiting.refused.count).toBe(0)
})

test('a trusted proxy is not reported', async () => {
  const site = await openTestSite({}, { TRUSTED_PROXIES: '1' })
  await site.fetch('/api/faq', { headers: { 'X-Forwarded-For': '203.0.113.1' } })
  expect(site.logged).toEqual([])
})

test('a data folder that is not writable is reported', async () => {
  const { folderState } = await import('./folder-state.ts')
  const { store } = await openTestDatabase()
  const deps = { store, storage: createDiskStorage('/nowhere/at/all') }
  expect((await folderState({ dataDir: '/nowhere/at/all', diskReserve: 0 }, deps)).error).toMatch(
    /no such file/,
  )
})

test('a server is not ready while its data folder is missing or nearly full, or while it stops', async () => {
  const { site, dataDir, openAnother, fetch, reported } = await openTestSite()
  const send = async () => {
    const body = inquiryForm({}, { name: 'a.pdf', content: pdf() })
    const { status, headers } = await fetch('/api/inquiries', { method: 'POST', body })
    return [status, headers.get('Retry-After')]
  }
  expect(site.readiness()).toEqual({ files: 'ok', disk: 'ok' })
  await rename(dataDir, `${dataDir}-away`)
  expect(await send()).toEqual([503, '5'])
  await site.checkReadiness()
  expect(site.readiness().files).toBe('not writable')
  await rename(`${dataDir}-away`, dataDir)
  expect((await send())[0]).toBe(201)
  expect(reported).toEqual([])
  await site.checkReadiness()
  expect(site.readiness()).toEqual({ files: 'ok', disk: 'ok' })
  const other = await openAnother({}, { DISK_RESERVE_MB: '999999' })
  expect(other.readiness()).toEqual({ files: 'ok', disk: 'nearly full' })
  site.announceStop()
  expect(site.readiness()).toEqual({ files: 'ok', disk: 'ok', server: 'stopping' })
})

test('figures count leads, queries and messages that wait', async () => {
  const { site, fetch } = await openTestSite({}, { METRICS_TOKEN: 'x'.repeat(32) })
  const body = () => inquiryForm({ email: 'ann@example.com' })
  const headers = { 'Idempotency-Key': '0190c8a0-0000-7000-8000-000000000001' }
  for (const status of [201, 200]) {
    const { status: found } = await fetch('/api/inquiries', {
      method: 'POST',
      body: body(),
      headers,
    })
    expect(found).toBe(status)
  }
  const { text = '' } = (await site.metrics?.report()) ?? {}
  expect(text).toContain('wavelength_leads_total{kind="inquiry"} 1')
  expect(text).toMatch(/wavelength_outbox_messages\{channel="mail",state="\w+"\} [1-9]/)
  expect(text).toMatch(/wavelength_outbox_oldest_seconds\{channel="mail"\} \d/)
  expect(text).toMatch(/wavelength_database_query_duration_seconds_count [1-9]/)
  expect(text).not.toContain('ann@example.com')
  const operations = await readFile('docs/operations.md', 'utf8')
  const named = operations.match(
    /\b(?:http|nodejs|process|wavelength)_[a-z0-9_]+_(?:seconds|total|bytes|messages)\b/g,
  )
  expect(new Set(named).size).toBeGreaterThan(7)
  for (const name of named ?? []) expect(text).toContain(`# TYPE ${name} `)
})

test('DNS records are found, missing or unknown', async () => {
  const hosts: string[] = []
  const sender = { domain: 'agency.com', mailServer: 'mail.agency.com', selector: null }
  const records = await checkDns(sender, async (host) => {
    hosts.push(host)
    return host === 'agency.com' ? ['google-site-verification=1', 'V=SPF1 mx -all'] : []
  })
  expect(hosts).toEqual(expect.arrayContaining(['agency.com', '_dmarc.agency.com']))
  expect(records).toMatchObject([
    { name: 'SPF', state: 'found', note: '“V=SPF1 mx -all”' },
    { name: 'DKIM', state: 'unasked' },
    { name: 'DMARC', state: 'missing', host: '_dmarc.agency.com' },
    { name: 'PTR', state: 'unasked' },
  ])
  const away = await checkDns(sender, () => Promise.reject(new Error('away')))
  expect(away.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unasked'])
})

test('without a mail server the test email says what to set, and only owners have access', async () => {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'owner')
  expect(await admin.system.sendTestMail()).toMatchObject({
    ok: false,
    message: expect.stringContaining('Set SMTP_URL'),
  })
  const editor = await signIn(site, 'editor')
  await expect(editor.admin.system.show()).rejects.toMatchObject({ status: 403 })
  await expect(editor.admin.system.sendTestMail()).rejects.toMatchObject({ status: 403 })
})
