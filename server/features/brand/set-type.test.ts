import { expect, test } from 'vitest'
import { typeNames } from '#model/theme/type-pairs.ts'
import { breakLines, lettersOf, setType, settable, typeWidth } from './set-type.ts'

const wave = lettersOf('wave')

test.each([
  ['Größe, žižkov & Ørsted – “so”…', 'Größe, žižkov & Ørsted – “so”…'],
  ['  Two\n lines ', 'Two lines'],
  ['Cafe\u0301', 'Café'],
  ['Party 🎉 people 👩‍👩‍👧 ©', 'Party people ©'],
  ['co\u00adoperation', 'cooperation'],
])('%o is set as %o', (text, set) => {
  expect(settable(wave, text)).toBe(set)
})

test.each(['استوديو', '工作室', 'Привет', '🎉', ''])('%o cannot be set', (text) => {
  expect(settable(wave, text)).toBeNull()
})

test('letters of a pair are closer than their widths', () => {
  const apart = (wave.letters.get('A')?.width ?? 0) + (wave.letters.get('V')?.width ?? 0)
  expect(typeWidth(wave, 'AV')).toBeLessThan(apart)
  expect(setType(wave, 'A V').match(/<path /g)).toHaveLength(2)
})

test('lines have at most the width, and a wider word is broken', () => {
  const text =
    'Short words and one Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'
  const lines = breakLines(wave, text, 4000)
  expect(lines.every((line) => typeWidth(wave, line) <= 4000)).toBe(true)
  expect(lines[0]).toBe('Short words and one')
  expect(lines.join('')).toBe(text.replace('one ', 'one'))
})

test.each(typeNames)(
  'the display font of the pair %s has the letters of Central Europe',
  (name) => {
    const type = lettersOf(name)
    const text = 'Ağaç, Žižkov, Łódź, Győr, Århus, Größe & 1234567890 – “so”…?'
    expect(settable(type, text)).toBe(text)
    expect(type.capital).toBeGreaterThan(200)
    expect(type.capital).toBeLessThan(300)
  },
)
