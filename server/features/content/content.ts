import type { Services } from '#app/services.ts'
import type { FaqItem } from '#model/content/faq.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { withDocuments } from './documents.ts'
import { createPublished, type Misfit } from './published.ts'
import type { Words } from './site-content.ts'
import { VERSION_KEY } from './version.ts'

/** The only way to the agency's words: what was published stands over the defaults of the folder content/. */
export type Content = Services['content'] & {
  faqs(): Promise<FaqItem[]>
  /** Grows with every publish, in any process on this database, within a second. */
  version(): number
  /** Reads the version anew, and with a new one what is published; the site does so every second. */
  refresh(): Promise<void>
  /** Ids of all pages that there are. */
  pageIds(): string[]
  /** Everything at once, as visitors see it. */
  words(): Words
  /** Everything as content/ has it. */
  defaults(): Words
  /** Published revisions that no longer fit this version of the software, by document; the default stands in. */
  misfits(): ReadonlyMap<string, Misfit>
}

type Shown = { version: number; words: Words; misfits: ReadonlyMap<string, Misfit> }

export function createContent(defaults: Words, store: Store): Content {
  const published = createPublished(store)
  let shown: Shown = { version: 0, words: defaults, misfits: new Map() }
  let begun = 0
  let taken = 0
  return {
    ...readers(() => shown.words),
    version: () => shown.version,
    pageIds: () => [...shown.words.pages.keys()],
    words: () => shown.words,
    defaults: () => defaults,
    misfits: () => shown.misfits,
    async refresh() {
      const turn = ++begun
      const version = await readVersion(store)
      if (version === shown.version) return
      const { documents, misfits } = await published.read()
      // One that began later has seen at least as much.
      if (turn < taken) return
      taken = turn
      shown = { version, words: withDocuments(defaults, documents), misfits }
    },
  }
}

/** What screens ask of words that stand still or change. */
export function readers(words: () => Words): Services['content'] & Pick<Content, 'faqs'> {
  return {
    site: async () => words().site,
    navigation: async () => words().navigation,
    services: async () => words().services,
    screens: async () => words().screens,
    jobs: async () => words().jobs,
    faqs: async () => words().faqs,
    redirects: async () => words().redirects,
    page: async (id) => words().pages.get(id) ?? null,
  }
}

/** The content version as the database has it. */
export async function readVersion(store: Store) {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', VERSION_KEY)
    .executeTakeFirst()
  return Number(row?.value ?? 1)
}
