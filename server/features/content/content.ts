import type { Services } from '#app/services.ts'
import type { CannedReply } from '#model/content/canned-replies.ts'
import type { Emails } from '#model/content/emails.ts'
import type { FaqItem } from '#model/content/faq.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import { shownPage } from './collections/shown-page.ts'
import { withDocuments } from './documents.ts'
import { visibleContent } from './off-pages.ts'
import { createPublished, type InvalidRevision } from './published.ts'
import type { SiteContent } from './site-content.ts'
import { VERSION_KEY } from './version.ts'
import { withSiteWords } from './with-site-words.ts'

/** The site's content: published documents override the defaults in content/. */
export type Content = Services['content'] & {
  faqs(): Promise<FaqItem[]>
  /** Texts of the emails that visitors and subscribers receive. */
  emails(): Promise<Emails>
  /** Canned replies of the inbox. */
  replies(): Promise<CannedReply[]>
  /** Incremented by every publish, in every process within a second. */
  version(): number
  /** Reloads published documents if the version changed; called every second. */
  refresh(): Promise<void>
  /** Ids of all pages. */
  pageIds(): string[]
  /** All content as visitors see it. */
  current(): SiteContent
  /** The same with the pages that are unpublished, whose ids are in `off`. */
  complete(): SiteContent
  /** All content of content/, in the language of the site where it has that. */
  defaults(): SiteContent
  /** Published revisions that fail their schema, by document; visitors see the default instead. */
  invalidRevisions(): ReadonlyMap<string, InvalidRevision>
}

type Shown = {
  version: number
  siteContent: SiteContent
  complete: SiteContent
  defaults: SiteContent
  invalidRevisions: ReadonlyMap<string, InvalidRevision>
}

export function createContent(untranslated: SiteContent, store: Store): Content {
  const published = createPublished(store)
  const defaults = inLanguageOf(untranslated.site, untranslated)
  let shown: Shown = {
    ...{ version: 0, siteContent: defaults, complete: defaults, defaults },
    invalidRevisions: new Map(),
  }
  let started = 0
  let applied = 0
  return {
    ...readers(() => shown.siteContent),
    version: () => shown.version,
    pageIds: () => [...shown.siteContent.pages.keys()],
    current: () => shown.siteContent,
    complete: () => shown.complete,
    defaults: () => shown.defaults,
    invalidRevisions: () => shown.invalidRevisions,
    async refresh() {
      const sequence = ++started
      const version = await readVersion(store)
      if (version === shown.version) return
      const { documents, off, invalidRevisions } = await published.read()
      // A refresh that started later has newer data.
      if (sequence < applied) return
      applied = sequence
      const { site } = withDocuments(untranslated, documents)
      const originals = inLanguageOf(site, untranslated)
      const complete = { ...withDocuments(originals, documents), off }
      const siteContent = visibleContent(complete)
      shown = { version, siteContent, complete, defaults: originals, invalidRevisions }
    },
  }
}

/** The originals as they are in the language of a site. */
function inLanguageOf({ language }: SiteContent['site'], defaults: SiteContent): SiteContent {
  return { ...defaults, ...defaults.translations?.[language] }
}

/** Content readers for the public screens. */
function readers(
  siteContent: () => SiteContent,
): Services['content'] & Pick<Content, 'faqs' | 'emails' | 'replies'> {
  const said = <Part>(part: Part) => withSiteWords(part, siteContent())
  return {
    site: async () => siteContent().site,
    language: async () => languageOf(siteContent().site.language),
    theme: async () => siteContent().theme,
    navigation: async () => said(siteContent().navigation),
    services: async () => said(siteContent().services),
    screens: async () => said(siteContent().screens),
    forms: async () => siteContent().forms,
    categories: async () => siteContent().categories,
    people: async () => said(siteContent().entries.person),
    jobs: async () => said(siteContent().entries.job),
    faqs: async () => said(siteContent().entries.faq),
    emails: async () => siteContent().emails,
    newsletter: async () => siteContent().newsletter,
    replies: async () => siteContent().replies,
    redirects: async () => siteContent().redirects,
    page: async (id) => said(shownPage(siteContent(), id)),
  }
}

/** Content fixed to `siteContent`, to preview and check what is not published. */
export function fixedContent(content: Content, siteContent: SiteContent): Content {
  return {
    ...content,
    ...readers(() => siteContent),
    current: () => siteContent,
    complete: () => siteContent,
    pageIds: () => [...siteContent.pages.keys()],
  }
}

/** The content version in the database. */
export async function readVersion(store: Store) {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', VERSION_KEY)
    .executeTakeFirst()
  return Number(row?.value ?? 1)
}
