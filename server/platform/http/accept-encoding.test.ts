import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

describe('chooseEncoding', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('answers %j with %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected)
  })

  it('chooses only among the offered encodings', () => {
    expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip')
  })
})
