import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLetters, settable, typeWidth } from '#server/features/brand/set-type.ts'
import { projectFile } from '#server/platform/project-file.ts'
import { type FontFacts, readFont } from './read-font.ts'

const fileOf = (name: string) => readFileSync(projectFile(`ui/fonts/${name}.woff2`))

const english = [...'etaoinshrdlucmfwypvbgkjxqz0123456789']

async function read(name: string, letters = english) {
  return (await readFont(fileOf(name), letters)) as FontFacts
}

test('a font of one weight has its name, kind, weight, and a font that takes its room', async () => {
  const { face } = await read('editorial/display')
  expect(face).toEqual({
    ...{ name: 'Instrument Serif', generic: 'serif', weight: '400', lacks: '' },
    fallback: { like: 'Times New Roman', size: 83.9, ascent: 117.9, descent: 36.9, gap: 0 },
  })
})

test('a variable font has a range of weights', async () => {
  expect((await read('technical/text')).face).toMatchObject({
    ...{ generic: 'sans-serif', weight: '400 700' },
  })
})

test('a bold font takes the room of a bold one', async () => {
  const { face } = await read('playful/display')
  expect(face.fallback?.like).toBe('Arial Bold')
})

test('letters of the site that it lacks are named, the most frequent first', async () => {
  const { face } = await read('editorial/text', [...english, 'ş', 'ß', 'ğ'])
  expect(face.lacks).toBe('şğ')
})

test('its outlines set a title', async () => {
  const { outlines } = await read('warm/display')
  const letters = readLetters(outlines)
  expect(settable(letters, 'Über uns: 24 Stunden')).toBe('Über uns: 24 Stunden')
  expect(settable(letters, 'Привет')).toBeNull()
  expect(typeWidth(letters, 'wide')).toBeGreaterThan(typeWidth(letters, 'ill'))
})

test.each([
  ['no digits', fileOf('editorial/text-extended'), english, 'digits'],
  ['few letters of the site', fileOf('editorial/text'), [...'абвгдежe'], 'letters'],
  ['another format', Buffer.from('OTTO0123456789012345678901234567'), english, 'unreadable'],
  ['a size that cannot be', hugeOf('editorial/text'), english, 'unreadable'],
])('a font with %s is refused', async (_, bytes, letters, problem) => {
  expect(await readFont(bytes, letters)).toEqual({ problem })
})

/** The header names 4 GB. */
function hugeOf(name: string) {
  const bytes = Buffer.from(fileOf(name))
  bytes.writeUInt32BE(0xffff_ffff, 16)
  return bytes
}
