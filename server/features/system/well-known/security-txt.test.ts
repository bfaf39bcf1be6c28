import { expect, test } from 'vitest'
import { wellKnownRoutes } from './routes.ts'

const now = new Date('2026-11-22T17:30:00Z')

function open(siteUrl: string | null) {
  const routes = wellKnownRoutes({
    content: {
      site: async () => ({ name: 'Wavelength', email: 'hello@wavelength.example' }) as never,
    },
    clock: () => now,
    headers: { 'X-Content-Type-Options': 'nosniff' },
    siteUrl,
  })
  return (name: string) => routes.request(`http://localhost/.well-known/${name}`)
}

test('security.txt has contact, expiry and the URLs of itself and the policy', async () => {
  const answer = await open('https://wavelength.example')('security.txt')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(answer.headers.get('ETag')).toBeTruthy()
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:hello@wavelength.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://wavelength.example/.well-known/security.txt',
      'Policy: https://wavelength.example/.well-known/security-policy.txt',
      '',
    ].join('\n'),
  )
})

test('without a public URL it has no links, but the policy is served', async () => {
  const get = open(null)
  expect(await (await get('security.txt')).text()).not.toMatch(/Canonical|Policy/)
  const policy = await (await get('security-policy.txt')).text()
  expect(policy).toContain('hello@wavelength.example')
  expect((await get('other.txt')).status).toBe(404)
})
