import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Spread } from './spread.tsx'

const picture = { src: '/plan.webp', width: 1600, height: 900, alt: 'A plan' }

function markup(place?: 'start' | 'end' | 'across') {
  const portrait = { src: '/plan-upright.webp', width: 600, height: 1000, alt: 'A plan' }
  const props = { picture, portrait, caption: 'Drawn on site.', place, children: 'The text' }
  return renderToStaticMarkup(createElement(Spread, props))
}

test.each([
  ['start', true],
  ['across', true],
  ['end', false],
  [undefined, false],
] as const)('read aloud, a picture at place %s comes first: %s', (place, isFirst) => {
  const html = markup(place)
  expect(html.indexOf('<figure') < html.indexOf('The text')).toBe(isFirst)
})

test('the picture has its caption, and another crop for phones', () => {
  expect(markup()).toMatch(/<source srcSet="\/plan-upright\.avif"[^>]*max-aspect-ratio/)
  expect(markup()).toMatch(/<figcaption[^>]*>Drawn on site\.<\/figcaption>/)
})
