import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [312 * 1024, '312 kB'],
  [1.44 * 1024 ** 2, '1.4 MB'],
  [10 * 1024 ** 2, '10.0 MB'],
  [1.2 * 1024 ** 3, '1.2 GB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
