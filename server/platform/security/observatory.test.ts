import { expect, test } from 'vitest'
import { applyHeaders } from '#server/platform/rendering/apply-headers.ts'
import { adminPolicy, type PagePolicy, pagePolicy } from './content-security-policy.ts'
import { responseHeaders } from './response-headers.ts'

/**
 * The score of Mozilla's HTTP Observatory (its scoring.md of 2024), as far as the headers of a page decide it.
 * Redirects and the preload list are up to the proxy and the browsers; cookies are tested where they are set.
 */
function scoreOf(headers: Record<string, string>, scripts: string[]) {
  const policy = new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
  const scriptSources = policy.get('script-src') ?? policy.get('default-src') ?? ''
  const isStrict = !/unsafe-|http:|\*/.test(headers['Content-Security-Policy'] ?? 'unsafe-')
  const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0)
  const points = {
    csp: isStrict ? (policy.get('default-src') === "'none'" ? 10 : 5) : -25,
    scripts: scripts.every((address) => address.startsWith('/')) && scriptSources ? 0 : -5,
    nosniff: headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    framing: policy.has('frame-ancestors') ? 5 : -20,
    referrer: /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers['Referrer-Policy'] ?? '',
    )
      ? 5
      : -5,
    hsts: maxAge >= 15_768_000 ? 0 : -20,
    resourcePolicy: headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
    sharing: headers['Access-Control-Allow-Origin'] === '*' ? -50 : 0,
  }
  return 100 + Object.values(points).reduce((sum, each) => sum + each, 0)
}

function headersOf(policy: PagePolicy) {
  const page = {
    status: 200,
    headers: new Headers({ 'Content-Type': 'text/html' }),
    body: new TextEncoder().encode('<script nonce="n">a()</script><script src="/a.js"></script>'),
    nonce: 'n',
    errors: [],
  }
  return applyHeaders(page, responseHeaders('https://site.test'), policy, 'no-cache').headers
}

test.each([
  ['a page', pagePolicy],
  ['an admin page', adminPolicy],
])('%s scores 130 points in the Observatory', (_, policy) => {
  expect(scoreOf(headersOf(policy), ['/a.js'])).toBe(130)
})

test.each([
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Cross-Origin-Resource-Policy',
])('without %s it would score less', (name) => {
  const { [name]: _, ...headers } = headersOf(pagePolicy)
  expect(scoreOf(headers, ['/a.js'])).toBeLessThan(130)
})

test('a page is isolated from other windows and has no device permissions', () => {
  const headers = headersOf(pagePolicy)
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
  for (const right of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(headers['Permissions-Policy']).toContain(`${right}=()`)
  }
  expect(headers['Content-Security-Policy']).toContain("require-trusted-types-for 'script'")
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})
