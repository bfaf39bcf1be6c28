import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picture, several } from '#tests/fixtures/site-content/made.ts'
import { ServiceStack } from './service-stack.tsx'

type Props = Parameters<typeof ServiceStack>[0]

function sheets(count: number, cards: number) {
  const category = {
    title: 'Category',
    description: 'What it is.',
    lambda: 480,
    cards: several(cards, (word) => ({
      name: `Card ${word}`,
      description: 'A card.',
      image: picture('wide', ''),
      href: '/our-services',
    })),
  }
  const block = {
    type: 'service-stack',
    title: 'Services',
    categories: Array(count).fill(category),
  }
  return renderToStaticMarkup(createElement(ServiceStack, { block } as unknown as Props))
}

test('a sheet has a height, so that more than four services stay in a row to scroll', () => {
  expect(sheets(1, 4)).toContain('stack-listed')
  expect(sheets(1, 5)).not.toContain('stack-listed')
})

test('four gradients are used in turn', () => {
  const used = sheets(5, 1).match(/bg-linear-\d+/g)
  expect(new Set(used).size).toBe(4)
  expect(used?.[4]).toBe(used?.[0])
})
