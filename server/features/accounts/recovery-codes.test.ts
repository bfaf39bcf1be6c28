import { expect, it } from 'vitest'
import { newRecoveryCodes, readCode } from './recovery-codes.ts'

it('creates ten different codes without characters that look alike', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/)
})

it.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['7K2QX-M9FTB', 'recovery', '7K2QX-M9FTB'],
  ['7k2qx m9ftb', 'recovery', '7K2QX-M9FTB'],
  ['7K2QXM9FTB', 'recovery', '7K2QX-M9FTB'],
  ['12345', 'recovery', '12345-'],
])('reads %j as a code of kind %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code })
})
