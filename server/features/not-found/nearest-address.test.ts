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
])('the nearest address to %s is %s', ([path, address]) => {
  expect(nearestAddress(addresses)(path as string)).toBe(address)
})

test('among ten thousand addresses, words that all of them share are ignored', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `/blog/post-about-thing-${index}`)
  const nearest = nearestAddress([...addresses, ...many])
  expect(nearest('/blog/post-abuot-thing-7077')).toBe('/blog/post-about-thing-7077')
  expect(nearest('/blog/post-about-thing')).toBe('/about')
})
