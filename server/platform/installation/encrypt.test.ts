import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encrypt.ts'

const secret = randomBytes(32).toString('base64url')
const text = 'whsec_Zürich='

test('a text comes back with its key only, and never looks the same', () => {
  const encrypted = encrypt(secret, text)
  expect(encrypted).not.toBe(encrypt(secret, text))
  expect(Buffer.from(encrypted, 'base64url').includes('whsec')).toBe(false)
  expect(decrypt(secret, encrypted)).toBe(text)
  expect(decrypt(randomBytes(32).toString('base64url'), encrypted)).toBeNull()
})

test.each([
  ['changed', (bytes: Buffer) => bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1)],
  ['cut', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['too short', (bytes: Buffer) => bytes.subarray(0, 20)],
  ['empty', () => Buffer.alloc(0)],
])('what is %s is refused', (_, change) => {
  const bytes = Buffer.from(encrypt(secret, text), 'base64url')
  expect(decrypt(secret, Buffer.from(change(bytes)).toString('base64url'))).toBeNull()
})

test('a text that was never encrypted is refused', () => {
  expect(decrypt(secret, text)).toBeNull()
})
