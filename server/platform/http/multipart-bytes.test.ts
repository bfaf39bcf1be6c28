import { expect, test } from 'vitest'
import { countBytes } from './multipart-bytes.ts'

const body = Buffer.from('--abc\r\nx\r\n--abc\r\n\ufffd\ufffd y\r\n--abc--\r\n')

test('boundaries and replacement characters are counted however the body is cut', () => {
  for (let first = 0; first <= body.length; first++) {
    for (let second = first; second <= body.length; second++) {
      const counts = countBytes('multipart/form-data; boundary=abc')
      for (const piece of [body.subarray(0, first), body.subarray(first, second)])
        counts.push(piece)
      for (const byte of body.subarray(second)) counts.push(Buffer.from([byte]))
      expect([first, second, counts.boundaries(), counts.replacements()]).toEqual([
        ...[first, second, 3, 2],
      ])
    }
  }
})
