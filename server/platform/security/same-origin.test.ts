import { describe, expect, it } from 'vitest'
import { changesState, comesFromElsewhere } from './same-origin.ts'

function post(headers: Record<string, string>) {
  return new Request('http://site.test/contact', { method: 'POST', headers })
}

describe('comesFromElsewhere', () => {
  it.each([
    ['a client other than a browser', {}, false],
    [
      'a form of our own page',
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://site.test' },
      false,
    ],
    [
      'our own page behind a proxy that rewrites Host',
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://public.test' },
      false,
    ],
    [
      'a page of another site',
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://site.test' },
      true,
    ],
    ['a page of a sibling subdomain', { 'Sec-Fetch-Site': 'same-site' }, true],
    ['an unknown Sec-Fetch-Site value', { 'Sec-Fetch-Site': 'friendly' }, true],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }, false],
    [
      'the address bar, with another origin',
      { 'Sec-Fetch-Site': 'none', Origin: 'http://evil.test' },
      true,
    ],
    ['an older browser on our page', { Origin: 'http://site.test' }, false],
    ['an older browser, host in capitals', { Origin: 'http://SITE.test' }, false],
    ['an older browser on another site', { Origin: 'http://evil.test' }, true],
    ['our host on another port', { Origin: 'http://site.test:8080' }, true],
    ['a host that only begins like ours', { Origin: 'http://site.test.evil.test' }, true],
    ['a sandboxed page', { Origin: 'null' }, true],
    ['a malformed origin', { Origin: 'site.test' }, true],
  ])('%s', (_, headers, expected) => {
    expect(comesFromElsewhere(post({ Host: 'site.test', ...headers }), null)).toBe(expected)
  })

  it('accepts the public URL as our own', () => {
    const request = () => post({ Host: 'internal:5000', Origin: 'https://public.test' })
    expect(comesFromElsewhere(request(), 'https://public.test')).toBe(false)
    expect(comesFromElsewhere(request(), 'https://other.test')).toBe(true)
  })
})

describe('changesState', () => {
  it.each([
    ['GET', false],
    ['HEAD', false],
    ['OPTIONS', false],
    ['POST', true],
    ['PUT', true],
    ['PATCH', true],
    ['DELETE', true],
    ['PURGE', true],
  ])('%s: %s', (method, expected) => {
    expect(changesState(new Request('http://site.test/', { method }))).toBe(expected)
  })
})
