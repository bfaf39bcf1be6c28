import { adminPaths } from '#model/admin-paths.ts'
import { mcpPath } from '#model/assistants/assistants.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import { mediaPaths } from '#model/media/media.ts'
import { paths } from '#model/paths.ts'
import { createRandom, type Random } from './random.ts'

/** One generated request. If `raw` is set, it is sent as is, and the other fields are unused. */
export type FuzzRequest = {
  number: number
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
  /** Sent with an owner's session cookie. */
  signedIn?: boolean
  raw?: Buffer
}

const slugs = [
  'seo-services',
  'startup-Consultancy',
  'qa-tester',
  'google-ads',
  'nothing',
  'a'.repeat(300),
]
const parentPaths = [
  '/services',
  '/blog',
  '/career',
  '/projects',
  '/media',
  '/assets',
  '/admin/leads',
  '',
]
const apiPaths = [
  '/api/inquiries',
  '/api/partner-inquiries',
  '/api/applications',
  '/api/calls',
  '/api/calls/times',
  '/api/calls/feeds/x.ics',
  '/api/newsletter/subscribe',
  '/api/newsletter/unsubscribe',
  '/api/faq',
  '/api/blogs',
  '/api/openapi.json',
  '/api/team/find',
  '/api/team/save-draft',
  mcpPath,
  '/api',
]
/** Requested without a session, because they would end it or wait for other machines (DNS, webhooks). */
const signedOutPaths: string[] = [
  adminPaths.signIn,
  adminPaths.signOut,
  adminPaths.secondFactor,
  adminPaths.forgot,
  adminPaths.welcome,
  adminPaths.account,
  adminPaths.accounts,
  adminPaths.system,
  adminPaths.webhooks,
  adminPaths.mail,
]
const adminScreenPaths = [
  ...Object.values(adminPaths),
  ...Object.values(blogPaths),
  ...Object.values(mediaPaths),
].filter((path) => typeof path === 'string')
const formPaths = [
  ...apiPaths.slice(0, 5),
  ...[paths.contact, paths.newsletter, paths.confirmSubscription, paths.unsubscribe],
  ...[paths.career, paths.partner, '/career/qa-tester.data', '/career/qa-tester'],
  ...adminScreenPaths,
]
const otherPaths = [
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/wp-login.php',
  '/.env',
  '/.well-known/security.txt',
  '/_root.data',
  '/__manifest',
]
const methods = [
  ...Array<string>(9).fill('GET'),
  ...Array<string>(6).fill('POST'),
  ...['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'],
]
const hostileTexts = [
  '',
  '%00',
  '%',
  '%c0%af',
  '%ff%fe',
  '..'.repeat(8),
  '%2e%2e%2f'.repeat(4),
  '//',
  '\\',
  '"><script>',
  "' or 1=1 --",
  '💥',
  '\u202e',
  '__proto__',
  'constructor',
  'undefined',
  '-1',
  '1e999',
  '9'.repeat(40),
  '[]',
  '{{7*7}}',
  '**a*b'.repeat(200),
  '> '.repeat(400),
  'a'.repeat(3000),
]
const queryNames = [
  'q',
  'page',
  'category',
  'preview',
  'key',
  'id',
  '_routes',
  'index',
  'utm_source',
  'service',
  'job',
  'after',
  'before',
  'status',
  'next',
  'from',
  'to',
  'w',
]
const fieldNames = [
  'name',
  'email',
  'details',
  'service',
  'budget',
  'website',
  'fill_time',
  'file',
  'resume',
  'phone',
  'opening',
  'note',
  'age',
  'city',
  'intent',
  'id',
  'ids',
  'title',
  'markdown',
  'slug',
  'version',
  'password',
  'document',
  'text',
  '__proto__',
  '',
]
const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=fuzz',
  'multipart/form-data',
  'text/plain',
  'application/json; charset=utf-16',
  'image/png',
]

/** The request with this number; depends only on seed and number. */
export function fuzzRequest(seed: number, number: number): FuzzRequest {
  const random = createRandom(Math.imul(seed + 1, 2_654_435_761) ^ Math.imul(number + 1, 40_503))
  if (random.percent(2)) return { number, method: '', path: '', headers: {}, raw: rawBytes(random) }
  const method = random.pick(methods)
  const pathname = method === 'POST' && random.percent(70) ? random.pick(formPaths) : pathOf(random)
  const path = encodePath(random.percent(50) ? pathname : `${pathname}?${queryOf(random)}`)
  const signedIn =
    /^\/admin/.test(pathname) &&
    !signedOutPaths.some((one) => one !== '/admin' && pathname.startsWith(one)) &&
    random.percent(70)
  const headers = headersOf(random)
  if (method === 'GET' || method === 'HEAD') return { number, method, path, headers, signedIn }
  const type = random.percent(90) ? random.pick(contentTypes) : text(random)
  const body = bodyOf(random, type)
  headers['content-type'] = headerValue(type)
  headers['content-length'] = String(body.length)
  return { number, method, path, headers, signedIn, body }
}

function pathOf(random: Random) {
  const path = random.pick([
    () => random.pick(Object.values(paths)),
    () => `${random.pick(parentPaths)}/${random.pick(slugs)}`,
    () => random.pick(apiPaths),
    () => random.pick(adminScreenPaths),
    () => random.pick(otherPaths),
    () => `/${text(random)}`,
  ])()
  const variant = random.pick([
    path,
    path,
    path,
    path,
    `${path}.data`,
    `${path}/`,
    path.toUpperCase(),
    `${path}/${text(random)}`,
    path.replace('/', random.pick(['//', '/./', '/%2f'])),
  ])
  return variant.startsWith('/') ? variant : `/${variant}`
}

function queryOf(random: Random) {
  const pairs = Array.from(
    { length: 1 + random.below(4) },
    () => `${random.pick(queryNames)}=${text(random)}`,
  )
  return pairs.join('&')
}

function text(random: Random): string {
  return random.pick([
    () => random.pick(hostileTexts),
    () => random.pick(hostileTexts) + random.pick(hostileTexts),
    () => random.bytes(random.below(40)).toString('latin1'),
    () => String(random.below(100)),
    () =>
      random.pick([
        'tea',
        'Ann Lee',
        'ann@example.com',
        'Design',
        '2026-11-21',
        'published',
        'save',
      ]),
    () => random.bytes(8).toString('hex'),
  ])()
}

function headersOf(random: Random) {
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${random.below(250)}.${random.below(250)}.7`,
  }
  const optionalHeaders: [string, () => string][] = [
    ['accept', () => random.pick(['*/*', 'text/html', 'application/json', text(random)])],
    [
      'accept-encoding',
      () => random.pick(['gzip', 'br', 'zstd, br;q=0', 'identity;q=0, *;q=0', text(random)]),
    ],
    [
      'cookie',
      () => `${random.pick(['better-auth.session_token', 'a', '__Host-x'])}=${text(random)}`,
    ],
    ['range', () => random.pick(['bytes=0-', 'bytes=5-2', 'bytes=0-0,2-3', text(random)])],
    ['if-none-match', () => random.pick(['*', 'W/"a"', text(random)])],
    ['if-modified-since', () => text(random)],
    ['origin', () => random.pick(['null', 'http://evil.example', text(random)])],
    [
      'sec-fetch-site',
      () => random.pick(['same-origin', 'same-origin', 'cross-site', text(random)]),
    ],
    ['host', () => random.pick(['localhost', 'evil.example:80', '[::1]', text(random)])],
    ['x-forwarded-for', () => text(random)],
    ['x-forwarded-proto', () => text(random)],
    ['idempotency-key', () => random.pick([random.bytes(12).toString('hex'), text(random)])],
    ['content-encoding', () => random.pick(['gzip', 'br', text(random)])],
    ['user-agent', () => text(random)],
    ['referer', () => text(random)],
    ['x-http-method-override', () => 'DELETE'],
  ]
  for (const [name, value] of optionalHeaders)
    if (random.percent(12)) headers[name] = headerValue(value())
  return headers
}

function bodyOf(random: Random, type: string): Buffer {
  if (random.percent(8)) return random.bytes(random.below(3000))
  const pairs = Array.from(
    { length: random.below(9) },
    () => [random.pick(fieldNames), text(random)] as const,
  )
  // Nearly valid, so that it passes the first checks.
  if (random.percent(40)) {
    pairs.push(['name', 'Ann Lee'], ['email', `fuzz-${random.below(1e9)}@example.com`])
    pairs.push(['details', text(random)], ['fill_time', '42000'])
  }
  if (type.startsWith('multipart')) return multipartOf(random, pairs)
  if (type.startsWith('application/x-www')) {
    return Buffer.from(
      pairs.map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`).join('&'),
    )
  }
  const json = JSON.stringify(Object.fromEntries(pairs))
  return Buffer.from(random.percent(80) ? json : json.slice(0, random.below(json.length + 1)))
}

function multipartOf(random: Random, pairs: (readonly [string, string])[]) {
  const parts = pairs.flatMap(([name, value]) => [
    Buffer.from(
      `--fuzz\r\ncontent-disposition: form-data; name="${name}"${random.percent(20) ? `; filename="${value.slice(0, 50)}.pdf"` : ''}\r\n\r\n`,
    ),
    random.percent(5) ? random.bytes(random.below(20_000)) : Buffer.from(`${value}\r\n`),
  ])
  if (random.percent(15)) {
    const file = `--fuzz\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`
    parts.push(Buffer.from(file), random.bytes(random.below(30_000)), Buffer.from('\r\n'))
  }
  if (random.percent(85)) parts.push(Buffer.from('--fuzz--\r\n'))
  return Buffer.concat(parts)
}

/** Invalid HTTP, which Node's client refuses to send. */
function rawBytes(random: Random) {
  const host = 'Host: localhost\r\n'
  return random.pick([
    () => random.bytes(random.below(500)),
    () =>
      Buffer.from(`GET /${random.bytes(20).toString('latin1')} HTTP/1.1\r\n${host}\r\n`, 'latin1'),
    () => Buffer.from(`GET / HTTP/9.9\r\n${host}\r\n`),
    () => Buffer.from(`GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`),
    () => Buffer.from(`CONNECT evil.example:80 HTTP/1.1\r\n${host}\r\n`),
    () => Buffer.from(`GET / HTTP/1.1\r\n${host}${host}\r\n`),
    () =>
      Buffer.from(
        `POST /api/inquiries HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      ),
    () =>
      Buffer.from(
        `POST /api/inquiries HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      ),
    () => Buffer.from(`GET / HTTP/1.1\r\n${host}A: ${'b'.repeat(20_000)}\r\n\r\n`),
    () => Buffer.from(`GET / HTTP/1.1\r\n${host}A\u0000: b\r\n\r\n`),
    () => Buffer.from(`OPTIONS * HTTP/1.1\r\n${host}\r\n`),
    () => Buffer.from(`GET /${'%'.repeat(random.below(3000))} HTTP/1.0\r\n\r\n`),
  ])()
}

/** Encodes the characters that Node's client rejects. */
function encodePath(path: string) {
  return path.replace(/[^!-~]/g, (char) => encodeURIComponent(wellFormed(char)))
}

function headerValue(value: string) {
  return value
    .replace(/[^\t -~\x80-\xff]/g, '')
    .slice(0, 2000)
    .trim()
}

function wellFormed(value: string) {
  return value.toWellFormed()
}
