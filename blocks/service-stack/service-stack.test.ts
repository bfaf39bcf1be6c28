import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picture, several } from '#tests/fixtures/site-content/made.ts'
import { ServiceStack } from './service-stack.tsx'

type Props = Parameters<typeof ServiceStack>[0]

function sheet(cards: number) {
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
  const block = { type: 'service-stack', title: 'Services', categories: [category] }
  return renderToStaticMarkup(createElement(ServiceStack, { block } as unknown as Props))
}

test('a sheet has a height, so that more than four services stay in a row to scroll', () => {
  expect(sheet(4)).toContain('stack-listed')
  expect(sheet(5)).not.toContain('stack-listed')
})
