import { expect, it } from 'vitest'
import { dress, responseHeaders } from './response-headers.ts'

it('promises https only where the public address has it', () => {
  expect(responseHeaders('https://site.test')).toHaveProperty('Strict-Transport-Security')
  expect(responseHeaders('http://site.test')).not.toHaveProperty('Strict-Transport-Security')
  expect(responseHeaders(null)).not.toHaveProperty('Strict-Transport-Security')
})

it('keeps what an answer says itself', () => {
  const response = new Response(null, { headers: { 'Referrer-Policy': 'no-referrer' } })
  dress(response, responseHeaders(null))
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
})
