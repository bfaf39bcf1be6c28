import { expect, it } from 'vitest'
import { responseHeaders, setDefaultHeaders } from './response-headers.ts'

it('sends HSTS only if the public URL is https', () => {
  expect(responseHeaders('https://site.test')).toHaveProperty('Strict-Transport-Security')
  expect(responseHeaders('http://site.test')).not.toHaveProperty('Strict-Transport-Security')
  expect(responseHeaders(null)).not.toHaveProperty('Strict-Transport-Security')
})

it.each([
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('sends the HSTS header for the scope "%s"', (scope, expected) => {
  expect(responseHeaders('https://site.test', scope)['Strict-Transport-Security']).toBe(expected)
})

it('keeps headers that the response has already', () => {
  const response = new Response(null, { headers: { 'Referrer-Policy': 'no-referrer' } })
  setDefaultHeaders(response, responseHeaders(null))
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
})
