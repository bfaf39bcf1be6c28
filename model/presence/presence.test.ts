import { expect, test } from 'vitest'
import { initialsOf } from './presence.ts'

test.each([
  ['Noor Haddad', 'NH'],
  ['María del Carmen Ruiz', 'MR'],
  ['éva', 'É'],
  ['  Mei  ', 'M'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
