import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function errorsOf(env: Record<string, string>) {
  try {
    readConfig({ PORT: '5000', ...env })
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
    throw error
  }
  return []
}

test('one name is enough, and the site’s address follows', () => {
  expect(readConfig({ TLS_DOMAIN: 'Agency.com, www.agency.com' })).toMatchObject({
    siteUrl: 'https://agency.com',
    tls: {
      domains: ['agency.com', 'www.agency.com'],
      port: 443,
      plainPort: 80,
      directory: 'https://acme-v02.api.letsencrypt.org/directory',
      email: null,
    },
  })
  const own = { TLS_DOMAIN: 'agency.com,www.agency.com', SITE_URL: 'https://www.agency.com' }
  expect(readConfig(own).siteUrl).toBe('https://www.agency.com')
  expect(readConfig({ TLS_DOMAIN: 'bücher.example' }).tls?.domains).toEqual([
    'xn--bcher-kva.example',
  ])
})

test.for([
  [{ TLS_DOMAIN: 'https://agency.com' }, /without https:\/\//],
  [{ TLS_DOMAIN: ',' }, /has 0 names/],
  [{ TLS_DOMAIN: '*.agency.com' }, /wildcard/],
  [{ TLS_DOMAIN: '203.0.113.1' }, /IP address/],
  [{ TLS_DOMAIN: 'localhost' }, /must be a name such as/],
  [{ TLS_DOMAIN: 'agency.com', TRUSTED_PROXIES: '1' }, /TRUSTED_PROXIES is 1/],
  [{ TLS_DOMAIN: 'agency.com', SITE_URL: 'http://agency.com' }, /must be https/],
  [{ TLS_DOMAIN: 'agency.com', SITE_URL: 'https://other.com' }, /which TLS_DOMAIN does not have/],
  [{ TLS_DOMAIN: 'agency.com', PORT: '80' }, /must be three ports/],
  [{ TLS_DOMAIN: 'agency.com', ACME_DIRECTORY: 'http://acme.example' }, /https address/],
  [{ TLS_DOMAIN: 'agency.com', ACME_EMAIL: 'nobody' }, /must be an email address/],
] as const)('%o is refused', ([env, sentence]) => {
  expect(errorsOf(env)).toEqual([expect.stringMatching(sentence)])
})
