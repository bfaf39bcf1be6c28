import { expect, test } from 'vitest'
import { clientAddress, limitKey } from './client-address.ts'

const connection = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }

test.each([
  [0, '1.1.1.1', '10.0.0.1'],
  [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  [2, '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
  [2, '1.1.1.1', '1.1.1.1'],
  [1, '', '10.0.0.1'],
  [1, '203.0.113.9:51234', '203.0.113.9'],
  [1, '[2001:db8::1]:443', '2001:db8::1'],
  [1, '2001:db8::1', '2001:db8::1'],
])('with %i trusted proxies, the client of "%s" is %s', (proxies, forwarded, address) => {
  const headers = new Headers({ 'x-forwarded-for': forwarded })
  expect(clientAddress(headers, connection, proxies)).toBe(address)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('limits for %s use the key %s', (address, key) => {
  expect(limitKey(address)).toBe(key)
})
