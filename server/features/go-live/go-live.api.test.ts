import { expect, onTestFinished, test, vi } from 'vitest'
import type { Check } from '#model/go-live/checks.ts'
import { CHECKS_COUNT } from '#model/go-live/checks.ts'
import type { ResolveTxt } from '#server/platform/dns.ts'
import type { Visit, VisitAddress } from '#server/platform/http/visit-address.ts'
import type { SiteDeps } from '#server/site-deps.ts'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'

const settings = {
  SITE_URL: 'https://agency.com',
  MAIL_FROM: 'Agency <hello@agency.com>',
}

const answer = { status: 200, headers: {}, body: '', certificateUntil: '2027-01-20T00:00:00.000Z' }

/** What the internet answers of a site that is set up well. */
function visitOf(open: () => TestSite, changes: Partial<Visit> = {}): VisitAddress {
  return async (url) => {
    if (url.startsWith('http:')) {
      return { ...answer, status: 308, headers: { location: 'https://agency.com/' } }
    }
    const [, token] = /\/\.well-known\/instance\/([0-9a-f]{32})$/.exec(url) ?? []
    if (token) return { ...answer, body: open().site.proveInstance(token), ...changes }
    return { ...answer, headers: { 'content-type': 'image/jpeg' } }
  }
}

const zone: Record<string, string[]> = {
  'agency.com': ['v=spf1 include:_spf.google.com -all'],
  '_spf.google.com': ['v=spf1 ip4:192.0.2.0/24 ~all'],
  'google._domainkey.agency.com': ['v=DKIM1; k=rsa; p=MIGfMA0'],
  '_dmarc.agency.com': ['v=DMARC1; p=reject'],
}

const resolveTxt: ResolveTxt = async (host) => zone[host] ?? []

async function setup(deps: Partial<SiteDeps> = {}, own: Record<string, string> = {}) {
  let site: TestSite | undefined
  const visitAddress = visitOf(() => site as TestSite)
  site = await openTestSite({ resolveTxt, visitAddress, ...deps }, { ...settings, ...own })
  return { ...site, ...(await signIn(site, 'owner')) }
}

function byId(checks: Check[]) {
  return Object.fromEntries(checks.map((check) => [check.id, check]))
}

test('what has not been set up is to do, with what to do and where', async () => {
  const { admin, fetch } = await setup()
  const { checks, sendsMail } = await admin.goLive.show()
  expect(sendsMail).toBe(false)
  expect(byId(checks)).toMatchObject({
    form: { state: 'todo', place: { href: '/contact' } },
    backups: { state: 'todo', advice: expect.stringContaining('BACKUP_TO') },
    'second-factor': { state: 'todo', place: { href: '/admin/account' } },
    search: { state: 'done' },
    clock: { state: 'done' },
  })
  const slow = await admin.goLive.lookUp()
  expect(checks.length + slow.length).toBe(CHECKS_COUNT)
  await fetch('/api/inquiries', { method: 'POST', body: inquiryForm() })
  const { form } = byId((await admin.goLive.show()).checks)
  // The fixture site notifies example addresses.
  expect(form).toMatchObject({
    state: 'warning',
    found: expect.stringContaining('nobody is notified'),
  })
})

test('an address that leads here, its certificate and the records of the sender are found', async () => {
  const { admin } = await setup()
  await admin.goLive.setSelector({ selector: 'Google' })
  expect(byId(await admin.goLive.lookUp())).toMatchObject({
    address: { state: 'done', found: 'https://agency.com leads to this site.' },
    certificate: { state: 'done', found: 'The certificate is valid for 59 more days.' },
    share: { state: 'done' },
    spf: { state: 'done' },
    dkim: { state: 'done', found: expect.stringContaining('google._domainkey.agency.com') },
    dmarc: { state: 'done' },
    mail: { state: 'todo' },
  })
})

const failures: [code: string, Record<string, string>][] = [
  ['ENOTFOUND', { address: 'todo', certificate: 'unknown', share: 'unknown' }],
  ['ECONNREFUSED', { address: 'todo', certificate: 'unknown', share: 'unknown' }],
  ['CERT_HAS_EXPIRED', { address: 'todo', certificate: 'todo', share: 'unknown' }],
  ['ABORT_ERR', { address: 'unknown', certificate: 'unknown', share: 'unknown' }],
]

test.for(failures)('an address that answers with %s is explained', async ([code, states]) => {
  const visitAddress = () => Promise.reject(Object.assign(new Error(code), { code }))
  const { admin } = await setup({ visitAddress })
  const found = byId(await admin.goLive.lookUp())
  for (const [id, state] of Object.entries(states))
    expect([id, found[id]?.state]).toEqual([id, state])
})

test('without a certificate, what to do depends on who is to get one', async () => {
  const code = 'ERR_TLS_CERT_ALTNAME_INVALID'
  const visitAddress = () => Promise.reject(Object.assign(new Error(code), { code }))
  const behindProxy = await setup({ visitAddress })
  expect(byId(await behindProxy.admin.goLive.lookUp()).certificate?.advice).toContain(
    'Set TLS_DOMAIN=agency.com',
  )
  const alone = await setup({ visitAddress }, { TLS_DOMAIN: 'agency.com' })
  expect(byId(await alone.admin.goLive.lookUp()).certificate?.advice).toContain('its log says why')
})

test('another site at the address, a certificate that ends and no redirect are named', async () => {
  let site: TestSite | undefined
  const other = await setup({ visitAddress: async () => ({ ...answer, body: 'Welcome to nginx' }) })
  expect(byId(await other.admin.goLive.lookUp())).toMatchObject({
    address: { state: 'todo', found: expect.stringContaining('not from this site') },
    certificate: { state: 'warning', found: expect.stringContaining('not redirected') },
    share: { state: 'todo' },
  })
  const certificateUntil = '2026-11-25T00:00:00.000Z'
  const visitAddress = visitOf(() => site as TestSite, { certificateUntil })
  site = await openTestSite({ resolveTxt, visitAddress }, settings)
  const { admin } = await signIn(site, 'owner')
  expect(byId(await admin.goLive.lookUp()).certificate).toMatchObject({
    state: 'warning',
    found: expect.stringContaining('ends in 3 days'),
  })
})

test('a DNS that has no records says exactly what to set', async () => {
  const { admin } = await setup(
    { resolveTxt: async () => [] },
    { SMTP_URL: 'smtp://user:secret@smtp.office365.com:587' },
  )
  expect(byId(await admin.goLive.lookUp())).toMatchObject({
    spf: {
      state: 'todo',
      record: {
        host: 'agency.com',
        kind: 'TXT',
        value: 'v=spf1 include:spf.protection.outlook.com ~all',
      },
    },
    dkim: { state: 'todo', found: expect.stringContaining('Microsoft 365') },
    dmarc: { state: 'todo', record: { host: '_dmarc.agency.com' } },
  })
})

test('a DNS and an address that never answer are not known, and do not hold the page', async () => {
  let isSilent = false
  const never = new Promise<never>(() => {})
  const { admin } = await setup({
    resolveTxt: async () => (isSilent ? never : []),
    visitAddress: async () => (isSilent ? never : answer),
  })
  // Opens the connections to the database, which have time limits too.
  await admin.goLive.lookUp()
  isSilent = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const looking = admin.goLive.lookUp()
  await vi.advanceTimersByTimeAsync(5_000)
  const found = byId(await looking)
  for (const id of ['address', 'certificate', 'share', 'spf', 'dkim', 'dmarc']) {
    expect(found[id]).toMatchObject({ state: 'unknown' })
  }
  expect(byId((await admin.goLive.show()).checks).clock?.state).toBe('done')
})

test('a selector is stored with its audit row; a wrong one is refused and nothing is stored', async () => {
  const site = await setup()
  const { admin } = site
  const hosts: string[] = []
  const refused = await admin.goLive.setSelector({ selector: 'google._domainkey.agency.com/' })
  expect(refused).toMatchObject({
    ok: false,
    status: 422,
    errors: { selector: expect.any(String) },
  })
  expect((await admin.goLive.show()).selector).toBe('')
  expect(await admin.goLive.setSelector({ selector: 'pm2026' })).toMatchObject({ ok: true })
  expect((await admin.goLive.show()).selector).toBe('pm2026')
  expect((await changesOf(site)).at(-1)).toMatchObject({ action: 'system.dkim-selector-set' })
  const other = await site.openAnother({
    resolveTxt: async (host) => {
      hosts.push(host)
      return []
    },
  })
  const { admin: again } = await signIn({ site: other, database: site.database }, 'owner', 'Second')
  expect(byId(await again.goLive.lookUp()).dkim).toMatchObject({
    state: 'todo',
    found: expect.stringContaining('pm2026._domainkey.agency.com'),
  })
  expect(hosts.filter((host) => host.includes('_domainkey'))).toEqual([
    'pm2026._domainkey.agency.com',
  ])
  expect(await again.goLive.setSelector({ selector: '' })).toMatchObject({ ok: true })
  expect((await again.goLive.show()).selector).toBe('')
})

test('owners of a new site are told on the dashboard what is essential and left', async () => {
  const { admin, ...site } = await setup({ clock: () => new Date() })
  const left = async (one: typeof admin) => (await one.dashboard.show()).waiting.goLive
  expect(await left(admin)).toBeGreaterThanOrEqual(2)
  expect(await left((await signIn(site, 'editor')).admin)).toBe(0)
  const createdAt = new Date(Date.now() - 61 * 86_400_000).toISOString()
  await site.database.store.updateTable('user').set({ createdAt }).execute()
  expect(await left(admin)).toBe(0)
})
