import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Testimonials } from './testimonials.tsx'

const quotes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${index}`, name: `Person ${index}`, title: 'Owner', company: 'Shop' },
    ...{ quote: 'It works.', rating: 5 },
    image: { src: `/person-${index}.webp`, width: 960, height: 1200, widths: [480], alt: '' },
  }))

const large = (count: number) => {
  const block = { type: 'testimonials', title: 'Voices', testimonials: quotes(count) }
  const html = renderToStaticMarkup(createElement(Testimonials, { block } as never))
  return html.match(/<img [^>]*sizes="[^"]*vw/g)
}

test('of quotes that all fit, the first has a large picture; of more, none', () => {
  expect(large(3)).toHaveLength(1)
  expect(large(3)?.[0]).toContain('/person-0.webp')
  expect(large(4)).toBeNull()
})
