import { expect, test } from 'vitest'
import { passwordProblem } from './weak-password.ts'

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
  expect(await passwordProblem(password, person)).toContain('too easy to guess')
})

test.each([
  ['Wave-Length und Meer 93', 'the name of this site'],
  ['my-wavelength-is-532', 'the name of this site'],
  ['tulips for Mary Miller', 'the name of your email address'],
])('"%s" contains a name', async (password, part) => {
  expect(await passwordProblem(password, person)).toBe(`Choose a password without ${part} in it.`)
})

test.each([
  'correct horse battery',
  'violet-harbour-93-kites',
  'Übermut tut selten gut',
  'x7#kQ9!vLm2p',
])('"%s" is accepted', async (password) => {
  expect(await passwordProblem(password, person)).toBeNull()
})

test('a short name in the address is allowed', async () => {
  expect(
    await passwordProblem('a planner and a banner', { ...person, email: 'ann@a.test' }),
  ).toBeNull()
})
