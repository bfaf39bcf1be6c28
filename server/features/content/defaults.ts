import { join } from 'node:path'
import type { PostSource } from '#model/blog/blog-schemas.ts'
import { collections, isEntryKind } from '#model/content/collections.ts'
import { hrefsOfMarkdown } from '#server/features/markdown/hrefs-of-markdown.ts'
import { checkEntries } from './check-entries.ts'
import { checkFiles } from './check-files.ts'
import { checkPostLinks } from './check-links.ts'
import { checkSiteContent } from './check-site-content.ts'
import { documentsOf } from './documents.ts'
import { ContentError, errorLine } from './errors.ts'
import { addressesOf } from './known-addresses.ts'
import { readPosts } from './read-posts.ts'
import { type ImportModule, readDocuments } from './read-site-content.ts'
import { readTranslations } from './read-translations.ts'
import type { SiteContent } from './site-content.ts'

/** The content of content/ and the sample posts of a new installation. */
export type DefaultContent = SiteContent & { posts: PostSource[] }

/**
 * Reads and validates the folder content/, across its files too. With `publicFiles` ("/logo.svg", …) it also checks that
 * every picture and video in the content exists.
 * @throws ContentError listing every error with its file and field.
 */
export async function readDefaultContent(
  folder: string,
  importModule: ImportModule = (url) => import(url),
  publicFiles?: ReadonlySet<string>,
): Promise<DefaultContent> {
  const errors: string[] = []
  const { siteContent, pageFiles } = await readDocuments(folder, importModule, errors)
  const translations = await readTranslations(folder, importModule, errors)
  const posts = await readPosts(join(folder, 'posts'), errors)
  if (errors.length > 0 || !siteContent) throw new ContentError(errors)
  const linked = posts.map(({ slug, markdown }) => ({ id: slug, links: hrefsOfMarkdown(markdown) }))
  const slugs = posts.map(({ slug }) => slug)
  const crossErrors = [
    ...checkSiteContent(siteContent, slugs),
    ...missingEntries(siteContent),
    ...checkPostLinks(linked, siteContent, addressesOf(siteContent, slugs)),
    ...(publicFiles ? checkFiles(siteContent, posts, publicFiles) : []),
  ]
  if (crossErrors.length > 0) {
    throw new ContentError(crossErrors.map((error) => errorLine(error, fileOf(pageFiles))))
  }
  return { ...siteContent, translations, posts }
}

/** Entries that documents show by choice and that do not exist. */
function missingEntries(siteContent: SiteContent) {
  const documents = documentsOf(siteContent)
  const known = new Set(documents.keys())
  return [...documents].flatMap(([key, value]) => checkEntries(key, value, known))
}

/** The source file of a document or post. */
function fileOf(pageFiles: ReadonlyMap<string, string>) {
  return (document: string) => {
    const [kind, id] = document.split(/:(.*)/s)
    if (kind === 'page') return `content/${pageFiles.get(id ?? '')}`
    if (kind === 'service') return `content/services/${id}.ts`
    if (kind && isEntryKind(kind)) return `content/${collections[kind].path}.ts, ${id}`
    return kind === 'post' ? `content/posts/${id}.md` : `content/${document}.ts`
  }
}
