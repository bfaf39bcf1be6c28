import { expect, test } from 'vitest'
import { redirectSchema } from '#model/redirect.ts'
import { checkRedirects } from './check-redirects.ts'

const addresses = new Set(['/', '/contact', '/services/startup-Consultancy'])

test('a table that leads every address to a page at once has no fault', () => {
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
    '[0]: "/B" is led away too',
  ],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    '[1]: "/a" is led away too',
  ],
  ['a loop of one', [{ from: '/a', to: '/A' }], '[0]: "/a" leads to itself'],
  [
    'a page of its own, in any case',
    [{ from: '/CONTACT', to: '/' }],
    '[0]: "/CONTACT" is a page of its own',
  ],
  [
    'the same address twice',
    [
      { from: '/a', to: '/' },
      { from: '/A', to: '/contact' },
    ],
    '[1]: "/A" is led away twice',
  ],
  ['no page at the end', [{ from: '/a', to: '/gone' }], '[0]: "/gone" leads to no page'],
  [
    'another case than the page has',
    [{ from: '/a', to: '/Contact' }],
    '[0]: "/Contact" leads to no page',
  ],
])('%s is a fault', (_, redirects, fault) => {
  expect(checkRedirects(redirects, addresses)).toContainEqual(
    expect.stringContaining(`content/redirects.ts, redirects${fault}`),
  )
})

test.each(['home', '/', '//evil.test', '/a?b', '/a#b', '/a/', '/a b', '/a\\b', '/api/faq'])(
  '"%s" cannot be led away',
  (from) => {
    expect(redirectSchema.safeParse({ from, to: '/' }).success).toBe(false)
  },
)
