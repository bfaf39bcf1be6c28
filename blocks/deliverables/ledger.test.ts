import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ledger } from './ledger.tsx'

const items = [
  { title: 'Corner shop', description: 'A shop.' },
  { title: 'Tea house', description: 'A house.' },
]
const image = { src: '/counter.webp', width: 320, height: 180, alt: 'A counter' }
const study = { slug: 'corner-shop', name: 'Corner shop', category: 'Shops', line: 'It answers.' }

test('an item with the name of a case shows its picture and links to it', () => {
  const cases = [{ ...study, lambda: 520, image }]
  const block = { type: 'deliverables', layout: 'ledger', title: 'Clients', items, cases } as const
  const html = renderToStaticMarkup(createElement(Ledger, { ...block, id: 'clients' } as never))
  expect(html).toMatch(/<a href="\/projects\/corner-shop"[^>]*>Corner shop<\/a>/)
  expect(html.match(/<img /g)).toHaveLength(1)
  expect(html).toMatch(/<h3[^>]*>Tea house<\/h3>/)
})
