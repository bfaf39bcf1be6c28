import { expect, test } from 'vitest'
import { nearestAddress } from './nearest-address.ts'

const addresses = [
  '/',
  '/about',
  '/our-services',
  '/contact',
  '/career',
  '/services/seo-services',
  '/services/web-development',
  '/services/startup-Consultancy',
  '/blog/small-type-big-trust',
  '/blog/what-seo-costs-in-2026',
]

test.for([
  ['/abuot', '/about'],
  ['/about.html', '/about'],
  ['/careers', '/career'],
  ['/seo-services', '/services/seo-services'],
  ['/services/webdevelopment', '/services/web-development'],
  ['/startup-consulting', '/services/startup-Consultancy'],
  ['/2025/small-type-big-trust', '/blog/small-type-big-trust'],
  ['/careers-at-the-agency', '/career'],
  ['/zebra', null],
  ['/1234567', null],
])('%s was probably meant as %s', ([path, address]) => {
  expect(nearestAddress(addresses)(path as string)).toBe(address)
})

test('ten thousand posts do not make it slow', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `/blog/post-about-thing-${index}`)
  // The best of several runs: what it costs, not what else the machine does.
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now()
    const nearest = nearestAddress([...addresses, ...many])
    for (let index = 0; index < 50; index++) nearest(`/blog/post-abuot-thing-${index}`)
    return performance.now() - began
  })
  expect(Math.min(...times)).toBeLessThan(500)
})
