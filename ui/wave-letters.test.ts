import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaveLetters } from './wave-letters.tsx'

const render = (text: string) => renderToStaticMarkup(createElement(WaveLetters, { text }))

test.each(['Äther', 'Волна', 'Κύμα 2'])('the letters of %s have widths of their own', (text) => {
  expect(render(text)).toContain('class="wide-')
})

test.each(['موجة', 'Wave موجة', 'लहर', 'גל'])('the letters of %s stay together', (text) => {
  expect(render(text)).toBe(text)
})

test('a headline that the editor has marked stays one of single letters', () => {
  expect(render('W\ufe00\ufe01\ufe02eb').match(/class="wide-/g)?.length).toBeGreaterThan(2)
})

test('letters after a crest of the wave are marked, with those before it as wide', () => {
  const letters = [...render('Waveform').matchAll(/class="(wide-\d+)( falls)?"/g)]
  const sides = letters.map(([, , falls]) => Boolean(falls))
  expect(sides).toEqual([false, false, false, false, true, true, true, true])
  expect(letters[3]?.[1]).toBe(letters[5]?.[1])
})
