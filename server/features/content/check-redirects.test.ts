import { expect, test } from 'vitest'
import { redirectSchema } from '#model/content/redirect.ts'
import { checkRedirects } from './check-redirects.ts'

const addresses = new Set(['/', '/contact', '/services/startup-Consultancy'])

test('redirects that lead straight to a page are valid', () => {
  const good = [
    { from: '/home', to: '/' },
    { from: '/contact-us', to: '/contact' },
  ]
  expect(checkRedirects(good, addresses)).toEqual([])
})

test.each([
  [
    'a chain',
    [
      { from: '/a', to: '/B' },
      { from: '/b', to: '/contact' },
    ],
    { path: '0.to', sentence: expect.stringContaining('"/B" is a redirect too') },
  ],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    { path: '1.to', sentence: expect.stringContaining('"/a" is a redirect too') },
  ],
  [
    'a loop of one',
    [{ from: '/a', to: '/A' }],
    { path: '0.to', sentence: '"/a" redirects to itself.' },
  ],
  [
    'an existing page, in any letter case',
    [{ from: '/CONTACT', to: '/' }],
    { path: '0.from', sentence: '"/CONTACT" is an existing page.' },
  ],
  [
    'the same address twice',
    [
      { from: '/a', to: '/' },
      { from: '/A', to: '/contact' },
    ],
    { path: '1.from', sentence: '"/A" is redirected twice.' },
  ],
  [
    'an unknown target',
    [{ from: '/a', to: '/gone' }],
    { path: '0.to', sentence: '"/gone" is not a page of this site.' },
  ],
  [
    'a target in another letter case',
    [{ from: '/a', to: '/Contact' }],
    { path: '0.to', sentence: '"/Contact" is not a page of this site.' },
  ],
])('%s is refused', (_, redirects, error) => {
  expect(checkRedirects(redirects, addresses)).toContainEqual(
    expect.objectContaining({ document: 'redirects', ...error }),
  )
})

test.each(['home', '/', '//evil.test', '/a?b', '/a#b', '/a/', '/a b', '/a\\b', '/api/faq'])(
  '"%s" cannot be redirected',
  (from) => {
    expect(redirectSchema.safeParse({ from, to: '/' }).success).toBe(false)
  },
)
