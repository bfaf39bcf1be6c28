import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import { type Page, pageSchema } from '#blocks/schema.ts'
import type { PostSource } from '#model/blog/blog-schemas.ts'
import { faqsSchema } from '#model/content/faq.ts'
import { jobsSchema } from '#model/content/job.ts'
import { redirectsSchema } from '#model/content/redirect.ts'
import { screensSchema } from '#model/content/screens.ts'
import { type Service, serviceSchema } from '#model/content/service.ts'
import { navigationSchema, siteSchema } from '#model/content/site.ts'
import { addressesOf } from './addresses.ts'
import { checkFiles } from './check-files.ts'
import { checkPostLinks } from './check-links.ts'
import { checkSiteContent } from './check-site-content.ts'
import { ContentError, faultLine, parseContent } from './faults.ts'
import { hrefsOfMarkdown } from './hrefs.ts'
import { readPosts } from './read-posts.ts'
import { byLambda, type SiteContent } from './site-content.ts'

/** The content of content/ and the sample posts of a new installation. */
export type DefaultContent = SiteContent & { posts: PostSource[] }

/** Folders with one page per file. */
const pageFolders = ['pages', 'specialties', 'case-studies']

type ImportModule = (url: string) => Promise<Record<string, unknown>>

/**
 * Reads and validates the folder content/. With `publicFiles` ("/logo.svg", …) it also checks that every
 * picture and video in the content exists.
 * @throws ContentError listing every error with its file and field.
 */
export async function readDefaultContent(
  folder: string,
  importModule: ImportModule = (url) => import(url),
  publicFiles?: ReadonlySet<string>,
): Promise<DefaultContent> {
  const faults: string[] = []
  const readExport = async <T extends z.ZodType>(file: string, name: string, schema: T) => {
    const module = await load(folder, file, importModule, faults)
    if (!module) return null
    if (module[name] === undefined) {
      faults.push(`content/${file}: there is no "export const ${name}".`)
      return null
    }
    return parseContent(schema, module[name], `content/${file}`, faults)
  }
  const site = await readExport('site.ts', 'site', siteSchema)
  const navigation = await readExport('navigation.ts', 'navigation', navigationSchema)
  const screens = await readExport('screens.ts', 'screens', screensSchema)
  const faqs = await readExport('faqs.ts', 'faqs', faqsSchema)
  const jobs = await readExport('jobs.ts', 'jobs', jobsSchema)
  const redirects = await readExport('redirects.ts', 'redirects', redirectsSchema)
  const services: Service[] = []
  const pages = new Map<string, Page>()
  const files = new Map<string, string>()
  const addPage = (page: Page, file: string) => {
    files.set(page.id, file)
    if (pages.has(page.id)) faults.push(`content/${file}, page.id: "${page.id}" is used twice.`)
    pages.set(page.id, page)
  }
  for (const file of await modulesOf(folder, 'services')) {
    const service = await readExport(file, 'service', serviceSchema)
    if (!service) continue
    if (service.slug !== basename(file, '.ts')) {
      faults.push(`content/${file}, slug: "${service.slug}" must be the name of the file.`)
    }
    services.push(service)
    const module = await load(folder, file, importModule, faults)
    if (module?.page === undefined) continue
    const page = parseContent(pageSchema, module.page, `content/${file}`, faults)
    if (page) addPage(page, file)
  }
  for (const part of pageFolders) {
    for (const file of await modulesOf(folder, part)) {
      const page = await readExport(file, 'page', pageSchema)
      if (page) addPage(page, file)
    }
  }
  const posts = await readPosts(join(folder, 'posts'), faults)
  if (faults.length > 0 || !site || !navigation || !screens || !faqs || !jobs || !redirects) {
    throw new ContentError(faults)
  }
  const siteContent = {
    ...{ site, navigation, screens, pages, faqs, jobs, redirects },
    services: byLambda(services),
  }
  const linked = posts.map(({ slug, markdown }) => ({ slug, links: hrefsOfMarkdown(markdown) }))
  const slugs = posts.map(({ slug }) => slug)
  const crossFaults = [
    ...checkSiteContent(siteContent, slugs),
    ...checkPostLinks(linked, siteContent, addressesOf(siteContent, slugs)),
    ...(publicFiles ? checkFiles(siteContent, posts, publicFiles) : []),
  ]
  if (crossFaults.length > 0) {
    throw new ContentError(crossFaults.map((fault) => faultLine(fault, fileOf(files))))
  }
  return { ...siteContent, posts }
}

/** The source file of a document or post. */
function fileOf(pageFiles: ReadonlyMap<string, string>) {
  return (document: string) => {
    const [kind, id] = document.split(/:(.*)/s)
    if (kind === 'page') return `content/${pageFiles.get(id ?? '')}`
    if (kind === 'service') return `content/services/${id}.ts`
    return kind === 'post' ? `content/posts/${id}.md` : `content/${document}.ts`
  }
}

async function modulesOf(folder: string, part: string) {
  const names = await readdir(join(folder, part)).catch(() => [])
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${part}/${name}`)
}

async function load(folder: string, file: string, importModule: ImportModule, faults: string[]) {
  try {
    return await importModule(pathToFileURL(join(folder, file)).href)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    faults.push(`content/${file}: the file cannot be loaded (${reason}).`)
    return null
  }
}
