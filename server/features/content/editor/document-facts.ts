import type { Page } from '#blocks/schema.ts'
import type { Role } from '#model/accounts/accounts.ts'
import type { ContentGroup } from '#model/content/editor.ts'
import { paths, servicePath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { readKey } from '#server/features/content/documents.ts'
import type { Words } from '#server/features/content/site-content.ts'
import { type Names, namesWith } from './document-names.ts'

/** What a list says of a document; `path` is where its words are seen, or null where they are on no page. */
export type DocumentFacts = { title: string; group: ContentGroup; path: string | null }

const singles: Record<string, DocumentFacts> = {
  site: { title: 'Name, contact and search engines', group: 'Whole site', path: paths.home },
  navigation: { title: 'Navigation', group: 'Whole site', path: paths.home },
  screens: {
    title: 'Words around the forms and the blog',
    group: 'Whole site',
    path: paths.contact,
  },
  redirects: { title: 'Redirects', group: 'Whole site', path: null },
  jobs: { title: 'Jobs', group: 'Lists', path: paths.career },
  faqs: { title: 'Questions and answers', group: 'Lists', path: paths.home },
}

/** How people know a document. */
export function factsOf(key: string, names: Names, defaults: Words): DocumentFacts {
  const { kind, id } = readKey(key) ?? { kind: 'page', id: key }
  const single = singles[kind]
  if (single) return single
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

/** A document's name in a sentence; `value` is what it holds, which names what is not on the site. */
export function titleOf({ content }: Pick<Deps, 'content'>, key: string, value?: unknown) {
  return factsOf(key, namesWith(content.words(), [[key, value]]), content.defaults()).title
}

/** Who may change it at least: where mail goes is not for editors. */
export function leastRoleFor(key: string): Role {
  return key === 'site' ? 'owner' : 'editor'
}

function groupOf(id: string, isService: boolean, defaults: Words): ContentGroup {
  if (id.startsWith('projects/')) return 'Case studies'
  if (id.startsWith('services/')) return isService ? 'Services' : 'Specialties'
  return defaults.pages.has(id) ? 'Pages' : 'Your own pages'
}

/** The part of a page's title that names it: before its explanation, without the site's name. */
function pageTitle(id: string, page: Pick<Page, 'title'> | undefined) {
  if (id === 'home') return 'Home'
  const title = page?.title ?? ''
  return title.split(/: | \| /, 1)[0] || id
}
