import { expect, it } from 'vitest'
import { pagePolicy, plainPolicy } from './content-security-policy.ts'

it('allows an inline script by the hash that browsers compute', () => {
  // The example of the CSP specification (8.3) for this text.
  const script = "alert('Hello, world.');"
  expect(pagePolicy([script])).toContain("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

it('lists the same script once', () => {
  expect(pagePolicy(['a()', 'a()']).match(/sha256-/g)).toHaveLength(1)
})

it('allows nothing unsafe, and no framing', () => {
  const policy = pagePolicy(['a()'])
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(plainPolicy('a{}')).not.toContain('unsafe')
})
