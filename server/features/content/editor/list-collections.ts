import { z } from 'zod'
import type { BlockType, Page } from '#blocks/schema.ts'
import type { Collection, CollectionPlace, Nouns } from '#model/content/editor.ts'
import type { Words } from '#server/features/content/site-content.ts'
import { query } from '#server/platform/actions/action.ts'
import { factsOf } from './document-facts.ts'

/** Where in a section the entries stand (null: the section is the only one), and what they are called. */
type Entries = readonly [list: string | null, ...nouns: Nouns]

type Listed = { name: string; what: string; sections: Partial<Record<BlockType, Entries>> }

/** The lists that an owner looks for by name, and the sections of pages in which they stand. */
const inBlocks: Listed[] = [
  {
    name: 'Team',
    what: 'People, with their roles and portraits',
    sections: { team: ['members', 'person', 'people'] },
  },
  {
    name: 'Testimonials',
    what: 'What clients say',
    sections: {
      testimonials: ['testimonials', 'quote', 'quotes'],
      'landing-hero': ['testimonials', 'quote', 'quotes'],
      quote: [null, 'quote', 'quotes'],
    },
  },
  {
    name: 'Cases',
    what: 'Case studies where they are shown, and their figures',
    sections: {
      projects: ['projects', 'case', 'cases'],
      'case-index': ['cases', 'case', 'cases'],
      'related-cases': ['cases', 'case', 'cases'],
      'case-facts': ['facts', 'fact', 'facts'],
    },
  },
  {
    name: 'Clients',
    what: 'Names and marks of clients',
    sections: { 'client-wall': ['clients', 'client', 'clients'] },
  },
  {
    name: 'Portfolios',
    what: 'Pieces of work',
    sections: { portfolio: ['pieces', 'piece', 'pieces'] },
  },
  {
    name: 'Videos',
    what: 'Films and where they play from',
    sections: { films: ['films', 'film', 'films'] },
  },
  {
    name: 'Templates',
    what: 'E-mail templates',
    sections: { templates: ['templates', 'template', 'templates'] },
  },
]

/** Each collection with the places where its entries are edited; there is no second place for the same words. */
export const listCollections = query('viewer', z.object({}), async ({ content }) => {
  const words = content.words()
  const title = (page: Page) => factsOf(`page:${page.id}`, words, content.defaults()).title
  const collections = inBlocks.map(({ name, what, sections }) => ({
    name,
    what,
    places: [...words.pages.values()].flatMap((page) => placesIn(page, title(page), sections)),
  }))
  return { collections: [...documents(words), ...collections] satisfies Collection[] }
})

function documents({ jobs, faqs }: Words): Collection[] {
  return [
    {
      name: 'Jobs',
      what: 'Openings, each with a page of its own',
      places: [
        {
          ...{ document: 'jobs', at: '', page: 'Career', title: 'All openings' },
          ...{ count: jobs.length, nouns: ['opening', 'openings'] },
        },
      ],
    },
    {
      name: 'Questions',
      what: 'Asked and answered wherever a page shows the list',
      places: [
        {
          ...{ document: 'faqs', at: '', page: 'Home', title: 'All questions' },
          ...{ count: faqs.length, nouns: ['question', 'questions'] },
        },
      ],
    },
  ]
}

function placesIn(page: Page, title: string, sections: Listed['sections']): CollectionPlace[] {
  return page.blocks.flatMap((block, index) => {
    const entries = sections[block.type]
    if (!entries) return []
    const [list, ...nouns] = entries
    return {
      document: `page:${page.id}`,
      at: `blocks.${index}`,
      page: title,
      title: 'title' in block && typeof block.title === 'string' ? block.title : title,
      count: list === null ? 1 : lengthOf(block, list),
      nouns,
    }
  })
}

function lengthOf(block: object, list: string) {
  return Object.entries(block).find(([name]) => name === list)?.[1].length ?? 0
}
