import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaveLetters } from './wave-letters.tsx'

test.each(['Äther', 'Волна', 'Κύμα 2'])('the letters of %s have widths of their own', (text) => {
  expect(renderToStaticMarkup(<WaveLetters text={text} />)).toContain('class="wide-')
})

test.each(['موجة', 'Wave موجة', 'लहर', 'גל'])('the letters of %s stay together', (text) => {
  expect(renderToStaticMarkup(<WaveLetters text={text} />)).toBe(text)
})

test('a headline that the editor has marked stays one of single letters', () => {
  const html = renderToStaticMarkup(<WaveLetters text={'W\ufe00\ufe01\ufe02eb'} />)
  expect(html.match(/class="wide-/g)?.length).toBeGreaterThan(2)
})
