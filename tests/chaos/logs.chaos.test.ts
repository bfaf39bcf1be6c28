import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { smtpError, startSmtp } from '#tests/fixtures/smtp.ts'
import { exe, pdf } from '#tests/fixtures/uploads.ts'
import { fixtureProgram } from './fixture-program.ts'
import { abort, email, phone, traces, visitor, visits } from './traced-visitor.ts'

const file = { name: 'quillfeather-plans.pdf', content: pdf() }
const METRICS_TOKEN = 'read the figures of this site here'

/** Makes storing a lead fail with an error that PostgreSQL explains with the row's values. */
const breaking = {
  sqlite: ['drop table outbox', 'drop table newsletter_subscribers'],
  postgres: [
    'alter table leads add constraint broken check (length(name) < 3) not valid',
    'alter table newsletter_subscribers add constraint broken check (length(email) < 3) not valid',
  ],
}

test.each(['sqlite', 'postgres'] as const)(
  'logs and figures have no personal data, and every error has the id of a request, on %s',
  async (kind) => {
    const { site, change } = await open(kind)
    const { send, sent } = visits(site.origin)

    const stored = [
      await send('/api/inquiries', {
        body: inquiryForm({ ...visitor, details: 'Gibberellin' }, file),
      }),
      await send('/api/partner-inquiries', { body: partnerForm({ ...visitor, phone }) }),
      await send('/api/applications', { body: applicationForm({ ...visitor, phone }, file) }),
      await send('/api/newsletter/subscribe', { body: JSON.stringify({ email }), json: true }),
    ]
    expect(stored).toEqual([201, 201, 201, 200])
    await send('/contact', { body: inquiryForm(visitor, { ...file, content: exe }) })
    await send('/api/inquiries', { body: inquiryForm({ ...visitor, budget: 'Gibberellin' }) })
    await send('/newsletter', { body: new URLSearchParams({ email }) })
    await send('/api/newsletter/subscribe', { body: `{"email":"${email}"`, json: true })
    await send('/admin/sign-in', {
      body: new URLSearchParams({ intent: 'password', email, password: 'gibberellin' }),
    })
    await send('/admin/forgot-password', { body: new URLSearchParams({ email }) })
    await send('/contact', { body: inquiryForm(visitor), origin: 'https://gibberellin.example' })
    for (const path of [
      `/blog?q=${email}`,
      `/api/blog?q=${email}`,
      `/api/blog/${email}`,
      `/unknown/${email}?email=${email}`,
      `/?utm_campaign=${email}`,
      `/newsletter/confirm?token=gibberellin`,
      `/admin/leads?q=${email}`,
      `/%c3?email=${email}`,
    ]) {
      await send(path)
    }
    await abort(site.origin)

    await change(breaking[kind])
    const failed = [
      await send('/api/inquiries', { body: inquiryForm({ ...visitor, details: 'Again' }, file) }),
      await send('/contact', { body: inquiryForm({ ...visitor, details: 'Gibberellin 2' }) }),
      await send('/api/newsletter/subscribe', { body: JSON.stringify({ email }), json: true }),
    ]
    expect(failed).toEqual([500, 500, 500])

    const figures = await fetch(`${site.origin}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    expect(await figures.text()).not.toMatch(traces)

    await site.stop()
    const lines = site.output().split('\n')
    expect(lines.filter((line) => traces.test(line))).toEqual([])
    const requests = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    expect(requests.length).toBeGreaterThanOrEqual(sent())
    const ids = requests.map(({ id }) => id)
    const errors = lines.flatMap((line) => /^\S+ error (\w+) /.exec(line)?.[1] ?? [])
    expect(errors.filter((id) => ids.includes(id)).length).toBeGreaterThanOrEqual(3)
    // Where they are in the source, not in the build.
    expect(site.output()).toMatch(/ at .*\/server\/platform\/\S+\.ts:\d+:\d+/)
    expect(site.output()).not.toContain('/build/server/')
  },
)

/** The built site with a mail server that refuses every recipient by name, and with its database for the test. */
async function open(kind: keyof typeof breaking) {
  const postgres = kind === 'postgres' ? await startTestPostgres() : undefined
  if (postgres) onTestFinished(postgres.stop)
  const smtp = await startSmtp((stop) => onTestFinished(stop), {
    onRcptTo: ({ address }, _, done) => done(smtpError(550, `${address} is unknown here`)),
  })
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-logs-'))
  onTestFinished(() => removeFolder(folder))
  const dataDir = join(folder, 'data')
  const database = postgres && { DATABASE_URL: postgres.url }
  const env = {
    ...database,
    METRICS_TOKEN,
    LOG_REQUESTS: 'yes',
    TRUSTED_PROXIES: '1',
    SITE_URL: 'http://localhost',
    SMTP_URL: smtp.url,
  }
  const site = await startSite({ dataDir, env, program: fixtureProgram(folder) })
  onTestFinished(() => site.kill())
  async function change(statements: string[]) {
    const { store, close } = await openDatabase(readConfig({ DATA_DIR: dataDir, ...database }))
    for (const statement of statements) await store.executeQuery(CompiledQuery.raw(statement))
    await close()
  }
  return { site, change }
}
