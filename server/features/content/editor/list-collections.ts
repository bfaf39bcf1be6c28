import { z } from 'zod'
import type { BlockType, Page } from '#blocks/schema.ts'
import { type EntryKind, entryKinds } from '#model/content/collections.ts'
import type { Collection, CollectionPlace, Nouns } from '#model/content/editor.ts'
import { query } from '#server/actions/action.ts'
import type { Deps } from '#server/deps.ts'
import { readStoredEntries } from '#server/features/content/collections/stored-entries.ts'
import { originalKeys } from '#server/features/content/original-keys.ts'
import { factsOf } from './document-facts.ts'
import { namesWith } from './document-names.ts'

/** The list of entries in a section (null: the section is the entry) and its nouns. */
type Entries = readonly [list: string | null, ...nouns: Nouns]

type Listed = { name: string; what: string; sections: Partial<Record<BlockType, Entries>> }

/** Collections and the sections that hold their entries. */
const inBlocks: Listed[] = [
  {
    name: 'Case credits',
    what: 'Who worked on a case study',
    sections: {
      'case-credits': ['people', 'person', 'people'],
    },
  },
  {
    name: 'Quotes',
    what: 'Single quotes of one page',
    sections: {
      quote: [null, 'quote', 'quotes'],
    },
  },
  {
    name: 'Case facts',
    what: 'Client, duration and services of a case study',
    sections: {
      'case-facts': ['facts', 'fact', 'facts'],
    },
  },
  {
    name: 'Portfolios',
    what: 'Portfolio pieces',
    sections: {
      portfolio: ['pieces', 'piece', 'pieces'],
      'design-wall': ['pieces', 'piece', 'pieces'],
    },
  },
  {
    name: 'Templates',
    what: 'Email templates',
    sections: { templates: ['templates', 'template', 'templates'] },
  },
]

/** All collections, with links to the editors of their entries. */
export const listCollections = query('viewer', z.object({}), async (context) => {
  const { content } = context
  const siteContent = content.complete()
  const names = namesWith(siteContent, [])
  const title = (page: Page) => factsOf(`page:${page.id}`, names, content.defaults()).title
  const collections = inBlocks.map(({ name, what, sections }) => ({
    name,
    what,
    places: [...siteContent.pages.values()].flatMap((page) =>
      placesIn(page, title(page), sections),
    ),
  }))
  return {
    own: await Promise.all(entryKinds.map((kind) => summaryOf(context, kind))),
    collections: collections satisfies Collection[],
  }
})

/** A collection of documents: how many entries, drafts and entries that came with the site it has. */
async function summaryOf(context: Pick<Deps, 'store' | 'content'>, kind: EntryKind) {
  const stored = await readStoredEntries(context, kind)
  const entries = stored.filter(({ isDeleted }) => !isDeleted)
  const drafts = entries.filter(({ hasDraft }) => hasDraft).length
  const untouched = originalKeys(context)
  const originals = entries.filter(({ key }) => untouched.has(key)).length
  return { kind, count: entries.length, drafts, originals }
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
