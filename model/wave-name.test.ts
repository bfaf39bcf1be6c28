import { expect, test } from 'vitest'
import { readWaveName, wavePagePath, wavePicturePath } from './wave-name.ts'

test.each([
  ['  Ada \n Lovelace ', 'Ada Lovelace'],
  ['<b>Ada</b> & "Co"', '<b>Ada</b> & "Co"'],
  ['نور', 'نور'],
  ['a'.repeat(40), 'a'.repeat(40)],
])('%j is the name %j', (typed, name) => {
  expect(readWaveName(typed)).toBe(name)
})

test.each(['', '   ', 'a'.repeat(41), 'Ada\u0000', '\u202eadA', 'Ada\u2066', '\ud800'])(
  '%j is no name',
  (typed) => {
    expect(readWaveName(typed)).toBeNull()
  },
)

test('its addresses carry it whole', () => {
  const name = 'Ada & Co #1'
  expect(new URL(wavePagePath(name), 'https://x.example').searchParams.get('wave')).toBe(name)
  expect(new URL(wavePicturePath(name), 'https://x.example').searchParams.get('name')).toBe(name)
})
