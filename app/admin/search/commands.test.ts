import { expect, test } from 'vitest'
import type { Role } from '#model/accounts/accounts.ts'
import { commandsFor } from './commands.ts'

const titles = (role: Role, q: string) =>
  commandsFor(role, q).flatMap(({ commands }) => commands.map(({ title }) => title))

test.each([
  ['owner', 'back up', ['Back up now']],
  ['editor', 'back up', []],
  ['editor', 'new po', ['New post']],
  ['author', 'new iss', ['New issue']],
  ['viewer', 'new', ['Newsletter']],
  ['viewer', 'audit', []],
  ['owner', 'audit', ['Audit log']],
] as const)('%s finds with %j the commands %j', (role, q, expected) => {
  expect(titles(role, q)).toEqual(expected)
})

test('without a search, screens come first', () => {
  expect(titles('viewer', '').at(0)).toBe('Overview')
})
