import { expect, test } from 'vitest'
import { plainName } from './receipt.ts'

test.each(['Ann Lee', 'Seán O’Brien-Smith', "D'Arcy", 'J. R. Sinha', 'नूर हद्दाद', '李小龍', 'Zoë'])(
  '%s is greeted by name',
  (name) => {
    expect(plainName(name)).toBe(name)
  },
)

test.each([
  '',
  'evil.example',
  'See evil.example now',
  'https://evil.example',
  'Call 0800123',
  'Your account is locked',
  'Bob <b>',
  'Ann\nBcc: eve',
  'Ann, you won!',
  'You-have-won-a-prize-click-the-link',
  'e\u0300\u0301\u0302\u0303\u0304vil',
  'eve@example',
  '\u202eeel nnA',
  'evil。example',
])('%j is left out of the greeting', (name) => {
  expect(plainName(name)).toBeNull()
})
