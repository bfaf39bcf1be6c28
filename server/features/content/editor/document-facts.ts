import type { Page } from '#blocks/schema.ts'
import type { Role } from '#model/accounts/accounts.ts'
import { collections, isEntryKind } from '#model/content/collections.ts'
import type { ContentGroup } from '#model/content/editor.ts'
import { paths, servicePath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { shortTitle } from '#server/features/content/collections/entry-facts.ts'
import { readKey } from '#server/features/content/documents.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'
import { findStandalone, standaloneOf } from '#server/features/content/standalone.ts'
import { type Names, namesWith, readNames } from './document-names.ts'

/** How lists show a document of the site's content; `path`: the page that shows it, or null. */
export type DocumentFacts = { title: string; group: ContentGroup; path: string | null }

const singles: Record<string, DocumentFacts> = {
  site: { title: 'Name, contact and search engines', group: 'Whole site', path: paths.home },
  theme: { title: 'Look', group: 'Whole site', path: paths.home },
  navigation: { title: 'Navigation', group: 'Whole site', path: paths.home },
  screens: {
    title: 'Texts of forms and blog',
    group: 'Whole site',
    path: paths.contact,
  },
  forms: { title: 'Forms', group: 'Whole site', path: paths.contact },
  emails: { title: 'Automatic emails', group: 'Whole site', path: null },
  categories: { title: 'Blog categories', group: 'Whole site', path: paths.blog },
  redirects: { title: 'Redirects', group: 'Whole site', path: null },
  replies: { title: 'Canned replies', group: 'Whole site', path: null },
  pipeline: { title: 'Pipeline', group: 'Whole site', path: null },
  newsletter: { title: 'Newsletter', group: 'Whole site', path: null },
}

/** Title, group and path of a document. */
export function factsOf(key: string, names: Names, defaults: SiteContent): DocumentFacts {
  const { kind, id } = readKey(key) ?? { kind: 'page', id: key }
  const single = singles[kind]
  if (single) return single
  if (isEntryKind(kind)) {
    const { title = id, path = null } = names.entries.get(key) ?? {}
    return { title, group: 'Collections', path }
  }
  if (kind === 'order' && isEntryKind(id)) {
    return { title: `Order of ${collections[id].nouns[1]}`, group: 'Collections', path: null }
  }
  const name = kind === 'service' ? servicePath(id) : `/${id}`
  const service = names.services.find(({ slug }) => servicePath(slug) === name)
  if (kind === 'service') {
    const group = 'Services in menus and lists'
    return { title: service?.title ?? id, group, path: servicePath(id) }
  }
  const group = groupOf(id, Boolean(service), defaults)
  return {
    title: service?.title ?? pageTitle(id, names.pages.get(id)),
    group,
    path: pageAddress(id),
  }
}

/** A document's title; `value` names documents that are not published, or stand alone. */
export function titleOf({ content }: Pick<Deps, 'content'>, key: string, value?: unknown) {
  const standalone = standaloneOf(key)
  if (standalone) return standalone.kind.titleOf(value)
  return factsOf(key, namesWith(content.complete(), [[key, value]]), content.defaults()).title
}

/**
 * Title, group and path of any document; `value` names one that stands alone.
 * @throws HttpError 404 if it does not exist
 */
export async function readFacts(
  context: Pick<Deps, 'store' | 'content'>,
  key: string,
  value: unknown,
): Promise<Omit<DocumentFacts, 'group'> & { group: ContentGroup | null; closed: string | null }> {
  const found = await findStandalone(context.store, key)
  if (found) return { title: titleOf(context, key, value), group: null, ...found }
  const names = await readNames(context)
  return { ...factsOf(key, names, context.content.defaults()), closed: null }
}

/** Minimum role to read a document in the admin. */
export function minRoleToRead(key: string): Role {
  return standaloneOf(key)?.kind.minRole ?? 'viewer'
}

/** Minimum role to write a draft of a document. */
export function minRoleToWrite(key: string): Role {
  return key === 'site' ? 'owner' : (standaloneOf(key)?.kind.minRole ?? 'author')
}

/** Minimum role to publish a document: only owners change where email goes. */
export function minRoleFor(key: string): Role {
  return key === 'site' ? 'owner' : 'editor'
}

function groupOf(id: string, isService: boolean, defaults: SiteContent): ContentGroup {
  if (id.startsWith('projects/')) return 'Case studies'
  if (id.startsWith('services/')) return isService ? 'Services' : 'Specialties'
  return defaults.pages.has(id) ? 'Pages' : 'Your own pages'
}

/** A page's short title: without subtitle and site name. */
function pageTitle(id: string, page: Pick<Page, 'title'> | undefined) {
  if (id === 'home') return 'Home'
  return shortTitle(page?.title) || id
}
