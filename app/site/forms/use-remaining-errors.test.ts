import { expect, test } from 'vitest'
import { remainingErrors } from './use-remaining-errors.ts'

const answered = { name: 'Full name is required', email: 'Email is required', file: 'Not a PDF.' }

function file(name: string, lastModified = 1) {
  return new File(['x'], name, { lastModified })
}

test.for<[string, Record<string, unknown>, Record<string, string> | null, Record<string, string>]>([
  ['nothing has changed', { name: '' }, null, answered],
  [
    'a field has been filled',
    { name: 'Ann' },
    { email: 'Email is required' },
    { email: answered.email, file: answered.file },
  ],
  [
    'a field has another error now',
    { name: 'Ann', email: 'ann' },
    { email: 'Invalid email address' },
    { email: 'Invalid email address', file: answered.file },
  ],
  [
    'another file has been chosen',
    { file: file('b.pdf') },
    null,
    { name: answered.name, email: answered.email },
  ],
  ['the same file was read again', { file: file('a.pdf') }, null, answered],
  [
    'the file has been removed',
    { file: file('', 2) },
    null,
    { name: answered.name, email: answered.email },
  ],
  ['a field without an error has one now', { phone: '' }, { phone: 'Phone is required' }, answered],
])('if %s, only errors that still hold are shown', ([, changes, found, expected]) => {
  const sent: Record<string, unknown> = { file: file('a.pdf') }
  const now: Record<string, unknown> = { ...sent, ...changes }
  const entries = { sent: (name: string) => sent[name], now: (name: string) => now[name] }
  expect(remainingErrors(answered, found, entries)).toEqual(expected)
})
