import { expect, it } from 'vitest'
import { sitePath } from './site-path.ts'

it.each([
  ['/old', '/old', null],
  ['old/page/', '/old/page', null],
  ['/', '/', null],
  ['https://www.Old.example/About//us/', '/About/us', 'old.example'],
  ['//old.example/about', '/about', 'old.example'],
  ['/über uns', '/%C3%BCber%20uns', null],
  ['/a/../b', '/b', null],
])('reads %s as the path %s', (address, path, host) => {
  expect(sitePath(address)).toEqual({ path, host })
})

it.each([
  ['', /empty/],
  ['/?p=12', /“\?”/],
  ['/about#team', /“#”/],
  ['javascript:alert(1)', /not an address/],
  ['mailto:ann@example.com', /not an address/],
  ['https://', /not an address/],
  [`/${'a'.repeat(1_000)}`, /1,000 characters/],
])('refuses %s', (address, error) => {
  expect(sitePath(address)).toEqual({ error: expect.stringMatching(error) })
})
