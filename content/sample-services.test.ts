import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Block } from '#blocks/schema.ts'
import { entryListsIn } from '#model/content/entry-list.ts'
import { readDefaultContent } from '#server/features/content/defaults.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

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
    (a, b) => (a.menuPosition ?? Infinity) - (b.menuPosition ?? Infinity) || a.lambda - b.lambda,
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

/** The sections that each page must have, in this order; others may stand between them. */
const wantedOrders: Record<
  string,
  (Block['type'] | `deliverables: ${string}` | `process: ${string}`)[]
> = {
  'startup-Consultancy': ['deliverables: Six', 'process', 'deliverables: Three'],
  'design-services': ['tab-groups', 'process', 'figures', 'deliverables', 'logos'],
  'ecommerce-solutions': ['receipt', 'logos'],
  'seo-services': ['deliverables: Twelve', 'metric-tiles', 'deliverables: Eight'],
  'video-production': ['films', 'process', 'deliverables: Six', 'deliverables: What we make'],
  'performance-media': ['deliverables: Four', 'deliverables: Six', 'process', 'portfolio'],
  'erp-services': ['deliverables: Six jobs', 'process', 'deliverables: Why people', 'compare'],
  'email-marketing': [
    'templates',
    'email-sections',
    'deliverables: Why readers',
    'deliverables: What to hire',
    'big-counter',
  ],
  'web-development': ['deliverables', 'quote', 'tab-groups', 'tabs', 'logos'],
  'app-development': ['deliverables', 'quote', 'tab-groups', 'tabs', 'tabs', 'logos'],
}

test.each(Object.entries(wantedOrders))(
  '%s has its sections in the wanted order',
  async (slug, wanted) => {
    const { pages } = await readDefaultContent(folder)
    const sections = (pages.get(`services/${slug}`)?.blocks ?? []).map((block) =>
      'title' in block ? `${block.type}: ${block.title}` : block.type,
    )
    let from = 0
    for (const start of wanted) {
      const at = sections.findIndex((section, index) => index >= from && section.startsWith(start))
      expect(at, `${start} in ${sections.join(', ')}`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
  },
)
