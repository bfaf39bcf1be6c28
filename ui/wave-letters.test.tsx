import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaveLetters } from './wave-letters.tsx'

test.each(['Äther', 'Волна', 'Κύμα 2'])('the letters of %s have widths of their own', (text) => {
  expect(renderToStaticMarkup(<WaveLetters text={text} />)).toContain('class="wide-')
})

test.each(['موجة', 'Wave موجة', 'लहर', 'גל'])('the letters of %s stay together', (text) => {
  expect(renderToStaticMarkup(<WaveLetters text={text} />)).toBe(text)
})
