import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('every setting is optional', () => {
  expect(readConfig({})).toEqual({
    port: 5000,
    host: null,
    dataDir: resolve('data'),
    databaseUrl: null,
    files: null,
    backup: { to: resolve('data/backups'), isDaily: false, keepDays: 14 },
    adoptDataDir: false,
    diskReserve: 500 * 1024 * 1024,
    dailyUpload: 100 * 1024 * 1024,
    clamav: null,
    secretKey: null,
    acceptNewSecretKey: false,
    trustedProxies: 0,
    logRequests: true,
    metricsToken: null,
    siteUrl: null,
    tls: null,
    hsts: 'host',
    sample: 'agency',
    smtpUrl: null,
    mailFrom: null,
    inbox: null,
    visitorMailPerDay: 500,
    cdnSeconds: 0,
    cdnPurge: null,
    indexNowUrl: 'https://api.indexnow.org/indexnow',
    stopDelay: 0,
    stopLimit: 10_000,
    webhookPrivateHosts: [],
    firstOwner: null,
  })
})

test('every setting can be changed, and an empty one counts as not set', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/wavelength',
    DATABASE_URL: 'postgresql://localhost/site',
    FILES_URL: 's3://agency/site/?endpoint=https://s3.example&region=eu&encryption=AES256',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    BACKUP_TO: 's3://agency-backups/site',
    BACKUP_KEEP: '30',
    ADOPT_DATA_DIR: 'yes',
    DISK_RESERVE_MB: '2000',
    UPLOAD_DAILY_MB: '50',
    METRICS_TOKEN: 'm'.repeat(32),
    CLAMAV_URL: 'tcp://[::1]',
    SECRET_KEY: 'k'.repeat(32),
    ACCEPT_NEW_SECRET_KEY: 'no',
    TRUSTED_PROXIES: '2',
    LOG_REQUESTS: 'no',
    SITE_URL: 'https://wavelength.example/',
    HSTS: 'subdomains',
    SAMPLE: 'none',
    SMTP_URL: 'smtp://ann:secret@mail.example:587',
    MAIL_FROM: 'Wavelength <hello@wavelength.example>',
    INBOX_ADDRESS: 'hello@wavelength.example',
    INBOX_WEBHOOK_SECRET: `whsec_${'k'.repeat(40)}`,
    VISITOR_MAIL_PER_DAY: '50',
    CDN_SECONDS: '300',
    CDN_PURGE_URL: 'https://cdn.example/purge',
    CDN_PURGE_HEADER: 'Fastly-Key: abc',
    INDEXNOW_URL: 'https://search.example/indexnow',
    STOP_DELAY_SECONDS: '5',
    STOP_LIMIT_SECONDS: '60',
    WEBHOOK_PRIVATE_HOSTS: 'crm.local, 10.0.0.8',
    ADMIN_EMAIL: 'ann@wavelength.example',
    ADMIN_PASSWORD: 'correct horse battery',
    NODE_ENV: 'development',
    WAVELENGTH_COLOUR: 'ignored',
  })
  expect(config).toEqual({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/var/lib/wavelength',
    databaseUrl: 'postgresql://localhost/site',
    files: {
      setting: 'FILES_URL',
      bucket: 'agency',
      prefix: 'site/',
      endpoint: 'https://s3.example',
      region: 'eu',
      encryption: 'AES256',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    },
    backup: {
      to: {
        setting: 'BACKUP_TO',
        bucket: 'agency-backups',
        prefix: 'site/',
        endpoint: null,
        region: 'us-east-1',
        encryption: null,
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      },
      isDaily: true,
      keepDays: 30,
    },
    adoptDataDir: true,
    diskReserve: 2000 * 1024 * 1024,
    dailyUpload: 50 * 1024 * 1024,
    clamav: { host: '::1', port: 3310 },
    secretKey: 'k'.repeat(32),
    acceptNewSecretKey: false,
    trustedProxies: 2,
    logRequests: false,
    metricsToken: 'mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
    siteUrl: 'https://wavelength.example',
    tls: null,
    hsts: 'subdomains',
    sample: 'none',
    smtpUrl: 'smtp://ann:secret@mail.example:587',
    mailFrom: { name: 'Wavelength', address: 'hello@wavelength.example' },
    inbox: { address: 'hello@wavelength.example', secret: 'k'.repeat(40), imap: null },
    visitorMailPerDay: 50,
    cdnSeconds: 300,
    cdnPurge: { url: 'https://cdn.example/purge', header: { name: 'Fastly-Key', value: 'abc' } },
    indexNowUrl: 'https://search.example/indexnow',
    stopDelay: 5_000,
    stopLimit: 60_000,
    webhookPrivateHosts: ['crm.local', '10.0.0.8'],
    firstOwner: { email: 'ann@wavelength.example', password: 'correct horse battery' },
  })
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
})

test.each([
  [{ ADMIN_PASSWORD: 'correct horse battery' }, /needs ADMIN_EMAIL/],
  [{ ADMIN_EMAIL: 'ann', ADMIN_PASSWORD: 'correct horse battery' }, /needs ADMIN_EMAIL/],
  [{ ADMIN_EMAIL: 'ann@wavelength.example' }, /at least 12 characters/],
  [{ ADMIN_EMAIL: 'ann@wavelength.example', ADMIN_PASSWORD: 'short' }, /at least 12 characters/],
])('the first owner needs an address and a long password: %o', (env, expected) => {
  expect(() => readConfig(env)).toThrow(expected)
  expect(() => readConfig(env)).not.toThrow(/correct horse|short/)
})

test('all errors are listed at once, without passwords', () => {
  const errorsOf = () =>
    readConfig({
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hunter2@db/site',
      ADOPT_DATA_DIR: 'maybe',
      SECRET_KEY: 'hunter2hunter2',
      TRUSTED_PROXIES: '-1',
      SITE_URL: 'https://ann:hunter2@wavelength.example/path',
      HSTS: 'everywhere',
      NODE_ENV: 'staging',
    })
  expect(errorsOf).toThrow(ConfigError)
  try {
    errorsOf()
  } catch (error) {
    const { message, errors } = error as ConfigError
    expect(errors).toHaveLength(8)
    expect(message).toContain('PORT is "70000"; it must be a whole number from 0 to 65535.')
    expect(message).toContain('ADOPT_DATA_DIR is "maybe"; it must be yes or no.')
    expect(message).toContain('SECRET_KEY is too short')
    expect(message).toContain('HSTS is "everywhere"; it must be one of: host, subdomains, preload.')
    expect(message).toContain('TRUSTED_PROXIES is "-1"')
    expect(message).toContain('NODE_ENV is "staging"; it must be production or development.')
    expect(message).not.toContain('hunter2')
  }
})

test('SMTP_URL needs SITE_URL, for the links in email', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    'SMTP_URL is set and SITE_URL is not; the links in mails need the public origin.',
  )
})

test.each([
  ['tcp://clam.local:3311', { host: 'clam.local', port: 3311 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('CLAMAV_URL=%s is accepted', (CLAMAV_URL, clamav) => {
  expect(readConfig({ CLAMAV_URL })).toMatchObject({ clamav })
})

test.each(['clam.local:3310', 'http://clam.local', 'unix:clamd.ctl', 'tcp://'])(
  'CLAMAV_URL=%s is refused',
  (CLAMAV_URL) => {
    expect(() => readConfig({ CLAMAV_URL })).toThrow(/CLAMAV_URL is /)
  },
)

test.each([
  { CDN_PURGE_URL: 'cdn.example', CDN_PURGE_HEADER: 'Fastly-Key: abc' },
  { CDN_PURGE_URL: 'https://cdn.example' },
  { CDN_PURGE_URL: 'https://cdn.example', CDN_PURGE_HEADER: 'abc' },
  { CDN_PURGE_HEADER: 'Fastly-Key: abc' },
])('%o is refused', (environment) => {
  expect(() => readConfig(environment)).toThrow(/CDN_PURGE_URL/)
})

test('INDEXNOW_URL is an address', () => {
  expect(() => readConfig({ INDEXNOW_URL: 'search.example' })).toThrow(/INDEXNOW_URL must be/)
})

test('CDN_PURGE_HEADER is a name and a value', () => {
  const CDN_PURGE_URL = 'https://cdn.example/purge'
  expect(
    readConfig({ CDN_PURGE_URL, CDN_PURGE_HEADER: 'Authorization: Bearer abc' }),
  ).toMatchObject({
    cdnPurge: { url: CDN_PURGE_URL, header: { name: 'Authorization', value: 'Bearer abc' } },
  })
})

test.each(['mail.example', 'http://mail.example', 'smtp://'])(
  'SMTP_URL=%s is refused',
  (SMTP_URL) => {
    expect(() => readConfig({ SMTP_URL, SITE_URL: 'https://a.example' })).toThrow(/SMTP_URL is /)
  },
)

test.each([
  'mail.example',
  'imaps://mail.example',
  'imaps://ann:50%off@mail.example',
  'imaps://a:b#c@d',
])('IMAP_URL=%s is refused without being printed', (IMAP_URL) => {
  const read = () => readConfig({ IMAP_URL, INBOX_ADDRESS: 'hello@agency.example' })
  expect(read).toThrow(/IMAP_URL must look like .* % as %25/)
  expect(read).not.toThrow(IMAP_URL)
})

test.each(['hello@example.com', 'A <b>', 'A <a@b.c>\nBcc: x@y.z'])(
  'MAIL_FROM=%s is refused',
  (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow(
      'it must look like Your Agency <hello@example.com>',
    )
  },
)

test.each(['http://a', '127.0.0.1:5000', 'a b', '-a'])('HOST=%s is refused', (HOST) => {
  expect(() => readConfig({ HOST })).toThrow(/HOST is .* without a port/)
})

test.each(['5000.5', '0x10', '1e3', 'five', '-5'])('PORT=%s is refused', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow('PORT')
})

test('a URL without a scheme is not printed either', () => {
  expect(() => readConfig({ DATABASE_URL: 'root:hunter2@db' })).toThrow(/^(?!.*hunter2)/s)
})

test('FILES_URL may be a bucket of AWS, with the credentials of the machine', () => {
  expect(readConfig({ FILES_URL: 's3://agency', AWS_REGION: 'eu-west-1' }).files).toEqual({
    setting: 'FILES_URL',
    bucket: 'agency',
    prefix: '',
    endpoint: null,
    region: 'eu-west-1',
    encryption: null,
    credentials: null,
  })
})

test.each([
  ['/var/files', 'is not an s3:// address'],
  ['https://agency.s3.amazonaws.com', 'is not an s3:// address'],
  ['s3://id:hunter2@agency', 'has a user; credentials are AWS_ACCESS_KEY_ID'],
  ['s3://Agency_1', 'has no valid bucket'],
  ['s3://agency/../other%20one', 'has a prefix with other characters'],
  ['s3://agency?endpoint=minio:9000', 'has an endpoint that is not an http address'],
  ['s3://agency?encryption=yes', 'has an encryption other than AES256 and aws:kms'],
  ['s3://agency?bucket=other', 'has the unknown option bucket'],
])('FILES_URL=%s is refused', (FILES_URL, message) => {
  expect(() => readConfig({ FILES_URL })).toThrow(message)
  expect(() => readConfig({ FILES_URL })).not.toThrow('hunter2')
})

test('BACKUP_TO is a folder, or a bucket other than that of the files', () => {
  expect(readConfig({ BACKUP_TO: 'backups' }).backup).toEqual({
    to: resolve('backups'),
    isDaily: true,
    keepDays: 14,
  })
  const FILES_URL = 's3://agency/site'
  const besides = { FILES_URL, BACKUP_TO: 's3://agency/site-backups' }
  expect(readConfig(besides).backup.to).toMatchObject({ prefix: 'site-backups/' })
  for (const BACKUP_TO of ['s3://agency', FILES_URL]) {
    expect(() => readConfig({ FILES_URL, BACKUP_TO })).toThrow('BACKUP_TO contains FILES_URL')
  }
  expect(() => readConfig({ BACKUP_TO: 's3://Agency_1' })).toThrow('BACKUP_TO has no valid bucket')
})

test('half of the credentials is refused', () => {
  expect(() => readConfig({ FILES_URL: 's3://agency', AWS_ACCESS_KEY_ID: 'id' })).toThrow(
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must both be set, or neither.',
  )
})
