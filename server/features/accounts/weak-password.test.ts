import { expect, test } from 'vitest'
import { passwordFault } from './weak-password.ts'

const person = { email: 'mary.miller@agency.test', siteName: 'Wavelength' }

test.each([
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '123456789012',
  'abcdefghijklm',
  'qwertyuiop12',
  '1qaz2wsx3edc',
  'passwordpassword',
  'P@ssw0rd1234',
  'qwerty123456',
  'Welcome2024!!',
  'x'.repeat(200),
])('"%s" is too easy to guess', async (password) => {
  expect(await passwordFault(password, person)).toContain('too easy to guess')
})

test.each([
  ['Wave-Length und Meer 93', 'the name of this site'],
  ['my-wavelength-is-532', 'the name of this site'],
  ['tulips for Mary Miller', 'the name of your e-mail address'],
])('"%s" has a name in it', async (password, what) => {
  expect(await passwordFault(password, person)).toBe(`Choose a password without ${what} in it.`)
})

test.each([
  'correct horse battery',
  'violet-harbour-93-kites',
  'Übermut tut selten gut',
  'x7#kQ9!vLm2p',
])('"%s" is good', async (password) => {
  expect(await passwordFault(password, person)).toBeNull()
})

test('a short name in the address is no reason to refuse', async () => {
  expect(
    await passwordFault('a planner and a banner', { ...person, email: 'ann@a.test' }),
  ).toBeNull()
})
