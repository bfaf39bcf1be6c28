import { z } from 'zod'
import type { BlockType, Page } from '#blocks/contracts.ts'
import type { Collection, CollectionPlace } from '#model/content-editor.ts'
import { query } from '#server/back-office/verb.ts'
import type { Words } from '#server/content/words.ts'
import { factsOf } from './document-facts.ts'

/** The lists that an owner looks for by name, and the sections of pages in which they stand. */
const inBlocks: { name: string; what: string; types: BlockType[] }[] = [
  { name: 'Team', what: 'People, with their roles and portraits', types: ['team'] },
  {
    name: 'Testimonials',
    what: 'What clients say',
    types: ['testimonials', 'landing-hero', 'quote'],
  },
  {
    name: 'Cases',
    what: 'Case studies where they are shown, and their figures',
    types: ['projects', 'case-index', 'related-cases', 'case-facts'],
  },
  { name: 'Clients', what: 'Names and marks of clients', types: ['client-wall'] },
  { name: 'Portfolios', what: 'Pieces of work', types: ['portfolio'] },
  { name: 'Videos', what: 'Films and where they play from', types: ['films'] },
  { name: 'Templates', what: 'E-mail templates', types: ['templates'] },
]

/** Each collection with the places where its entries are edited; there is no second place for the same words. */
export const listCollections = query('viewer', z.object({}), async ({ content }) => {
  const words = content.words()
  const title = (page: Page) => factsOf(`page:${page.id}`, words, content.defaults()).title
  const collections = inBlocks.map(({ name, what, types }) => ({
    name,
    what,
    places: [...words.pages.values()].flatMap((page) => placesIn(page, title(page), types)),
  }))
  return { collections: [...documents(words), ...collections] satisfies Collection[] }
})

function documents({ jobs, faqs }: Words): Collection[] {
  const place = (document: string, page: string, title: string, count: number) => [
    { document, at: '', page, title, count },
  ]
  return [
    {
      name: 'Jobs',
      what: 'Openings, each with a page of its own',
      places: place('jobs', 'Career', 'All openings', jobs.length),
    },
    {
      name: 'Questions',
      what: 'Asked and answered wherever a page shows the list',
      places: place('faqs', 'Home', 'All questions', faqs.length),
    },
  ]
}

function placesIn(page: Page, title: string, types: BlockType[]): CollectionPlace[] {
  return page.blocks.flatMap((block, index) => {
    if (!types.includes(block.type)) return []
    const lists = Object.values(block).filter((value) => Array.isArray(value) && isOfThings(value))
    return {
      document: `page:${page.id}`,
      at: `blocks.${index}`,
      page: title,
      title: 'title' in block && typeof block.title === 'string' ? block.title : title,
      count: Math.max(1, ...lists.map((list) => list.length)),
    }
  })
}

function isOfThings(list: unknown[]) {
  return typeof list[0] === 'object'
}
