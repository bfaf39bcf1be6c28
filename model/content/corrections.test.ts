import { expect, test } from 'vitest'
import { corrected, readCorrections } from './corrections.ts'

test('a sentence shows what was struck out and what was written instead', () => {
  const sentence = 'Sell ~~all of the~~ ++fresh++ bread ~~now~~ daily.'
  expect(readCorrections(sentence)).toEqual([
    { kind: 'kept', text: 'Sell ' },
    { kind: 'struck', text: 'all of the' },
    { kind: 'kept', text: ' ' },
    { kind: 'added', text: 'fresh' },
    { kind: 'kept', text: ' bread ' },
    { kind: 'struck', text: 'now' },
    { kind: 'kept', text: ' daily.' },
  ])
  expect(corrected(sentence)).toBe('Sell fresh bread daily.')
})

test('other signs stay as they are', () => {
  expect(corrected('C++ or C#, ~2 years ~~')).toBe('C++ or C#, ~2 years ~~')
})
