import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Block } from '#blocks/schema.ts'
import { entryListsIn } from '#model/content/entry-list.ts'
import { readDefaultContent } from './defaults.ts'

const folder = fileURLToPath(new URL('../../../content', import.meta.url))

/** What a visitor would recognise from the page before: a layout of items or figures, a quote, a case, a topic of posts. */
function marksOf(block: Block): string[] {
  switch (block.type) {
    case 'deliverables':
      return [`deliverables in the layout ${block.layout}`]
    case 'figures':
      return [`figures in the layout ${block.layout ?? 'staggered'}`]
    case 'quote':
      return [`the quote by ${block.name}`]
    case 'related-cases':
      return entryListsIn(block).flatMap(({ pick = [] }) => pick.map((id) => `the case ${id}`))
    case 'posts':
      return [`posts on ${block.category}`]
    default:
      return []
  }
}

test('no service page repeats the one before it in the menu', async () => {
  const { services, pages } = await readDefaultContent(folder)
  const inMenuOrder = [...services].sort(
    (a, b) =>
      (a.menuPosition ?? Infinity) - (b.menuPosition ?? Infinity) || a.title.localeCompare(b.title),
  )
  const marks = inMenuOrder.map(({ slug }) => {
    const page = pages.get(`services/${slug}`)
    return { slug, marks: new Set(page?.blocks.flatMap(marksOf)) }
  })
  const repeated = marks
    .slice(1)
    .flatMap(({ slug, marks: own }, index) =>
      [...own].filter((mark) => marks[index]?.marks.has(mark)).map((mark) => `${slug}: ${mark}`),
    )
  expect(marks).toHaveLength(15)
  expect(repeated).toEqual([])
})

test('every service page ends with questions beside a call to action, after its prices', async () => {
  const { services, pages } = await readDefaultContent(folder)
  for (const { slug } of services) {
    const blocks = pages.get(`services/${slug}`)?.blocks ?? []
    const types = blocks.map(({ type }) => type)
    expect(blocks.at(-1), slug).toMatchObject({ type: 'questions', call: expect.anything() })
    const price = types.indexOf('price-guide')
    for (const proof of ['quote', 'figures', 'related-cases'] as const) {
      expect(types.lastIndexOf(proof), `${proof} on ${slug}`).toBeLessThan(price)
    }
  }
})
