import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picture } from '#tests/fixtures/site-content/made.ts'
import { Staggered } from './staggered.tsx'

type Props = Parameters<typeof Staggered>[0]

function markup(more: Partial<Props>) {
  const figures = [
    { value: '150', label: 'desks', caption: 'One desk each' },
    { value: '2', label: 'rooms' },
  ]
  const props = { type: 'figures', layout: 'staggered', title: 'Desks', figures, ...more } as Props
  return renderToStaticMarkup(createElement(Staggered, props))
}

test('a picture stands in place of the marks of the first figure, with its caption', () => {
  expect(markup({})).toContain('<pattern')
  const html = markup({ picture: picture('wide', 'Many desks') })
  expect(html).toContain('alt="Many desks"')
  expect(html).toContain('One desk each')
  expect(html).not.toContain('<pattern')
})
