import type { Services } from '#app/services.ts'
import type { Store } from '#server/db/schema.ts'
import type { DefaultContent } from './defaults.ts'
import { VERSION_KEY } from './version.ts'

/** The only way to the agency's words; a published revision will stand over the default here. */
export type Content = Services['content'] & {
  /** Grows with every publish, in any process on this database, within a second. */
  version(): number
  /** Reads the version anew; the site does so every second. */
  refresh(): Promise<void>
  /** Ids of all pages that there are. */
  pageIds(): string[]
}

export function createContent(defaults: DefaultContent, store: Store): Content {
  let version = 1
  return {
    site: async () => defaults.site,
    navigation: async () => defaults.navigation,
    services: async () => defaults.services,
    screens: async () => defaults.screens,
    jobs: async () => defaults.jobs,
    redirects: async () => defaults.redirects,
    page: async (id) => defaults.pages.get(id) ?? null,
    pageIds: () => [...defaults.pages.keys()],
    version: () => version,
    async refresh() {
      const row = await store
        .selectFrom('settings')
        .select('value')
        .where('key', '=', VERSION_KEY)
        .executeTakeFirst()
      version = Number(row?.value ?? 1)
    },
  }
}
