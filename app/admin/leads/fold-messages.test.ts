import { expect, test } from 'vitest'
import { foldMessages } from './fold-messages.ts'

/** "rmm": a reply and two mails. */
function fold(kinds: string) {
  const messages = [...kinds].map((kind) => ({ kind: kind === 'r' ? 'reply' : 'received' }))
  const { earlier, latest } = foldMessages(messages)
  return [earlier.length, latest.length]
}

test('a long conversation shows its last five messages, and all since the last reply', () => {
  expect(fold('mr'.repeat(20))).toEqual([35, 5])
  expect(fold(`${'mr'.repeat(5)}${'m'.repeat(9)}`)).toEqual([9, 10])
  expect(fold('m'.repeat(12))).toEqual([0, 12])
  expect(fold('mrmrmrm')).toEqual([0, 7])
  expect(fold('')).toEqual([0, 0])
})
