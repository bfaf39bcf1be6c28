import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type Page, pageSchema } from '#blocks/contracts.ts'
import type { PostSource } from '#model/blog.ts'
import { type FaqItem, faqItemSchema } from '#model/faq.ts'
import { type Job, jobSchema } from '#model/job.ts'
import { type Redirect, redirectSchema } from '#model/redirect.ts'
import { type Screens, screensSchema } from '#model/screens.ts'
import { type Service, serviceSchema } from '#model/service.ts'
import { type Navigation, navigationSchema, type Site, siteSchema } from '#model/site.ts'
import { addressesOf } from './addresses.ts'
import { checkCoreValues } from './check-core-values.ts'
import { checkLinks } from './check-links.ts'
import { checkRedirects } from './check-redirects.ts'
import { ContentError, parseContent } from './faults.ts'
import { readPosts } from './read-posts.ts'

/** The agency's words as the folder content/ has them. */
export type DefaultContent = {
  site: Site
  navigation: Navigation
  screens: Screens
  /** By lambda, shortest wave first. */
  services: Service[]
  pages: Map<string, Page>
  faqs: FaqItem[]
  jobs: Job[]
  posts: PostSource[]
  redirects: Redirect[]
}

/** Folders whose files each export one page. */
const pageFolders = ['pages', 'specialties', 'case-studies']

export type ImportModule = (url: string) => Promise<Record<string, unknown>>

/**
 * Reads the whole folder and parses it by the schemas.
 * @throws ContentError listing every fault with its file and field.
 */
export async function readDefaultContent(
  folder: string,
  importModule: ImportModule = (url) => import(url),
): Promise<DefaultContent> {
  const faults: string[] = []
  const one = async <T extends z.ZodType>(file: string, name: string, schema: T) => {
    const module = await load(folder, file, importModule, faults)
    if (!module) return null
    if (module[name] === undefined) {
      faults.push(`content/${file}: there is no "export const ${name}".`)
      return null
    }
    return parseContent(schema, module[name], `content/${file}`, faults)
  }
  const site = await one('site.ts', 'site', siteSchema)
  const navigation = await one('navigation.ts', 'navigation', navigationSchema)
  const screens = await one('screens.ts', 'screens', screensSchema)
  const faqs = await one('faqs.ts', 'faqs', z.array(faqItemSchema).min(1))
  const jobs = await one('jobs.ts', 'jobs', z.array(jobSchema))
  for (const slug of repeated(jobs ?? [])) faults.push(`content/jobs.ts: "${slug}" is used twice.`)
  const redirects = await one('redirects.ts', 'redirects', z.array(redirectSchema))
  const services: Service[] = []
  const pages = new Map<string, Page>()
  const files = new Map<string, string>()
  const addPage = (page: Page, file: string) => {
    files.set(page.id, file)
    if (pages.has(page.id)) faults.push(`content/${file}, page.id: "${page.id}" is used twice.`)
    pages.set(page.id, page)
  }
  for (const file of await modulesOf(folder, 'services')) {
    const service = await one(file, 'service', serviceSchema)
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
      const page = await one(file, 'page', pageSchema)
      if (page) addPage(page, file)
    }
  }
  const posts = await readPosts(join(folder, 'posts'), faults)
  if (faults.length > 0 || !site || !navigation || !screens || !faqs || !jobs || !redirects) {
    throw new ContentError(faults)
  }
  services.sort((a, b) => a.lambda - b.lambda || a.slug.localeCompare(b.slug))
  const content = { site, navigation, screens, services, pages, faqs, jobs, posts, redirects }
  const crossFaults = faultsBetween(content, (id) => `content/${files.get(id)}`)
  if (crossFaults.length > 0) throw new ContentError(crossFaults)
  return content
}

/** What only shows once everything is read: a link to nowhere, values that spell another name. */
function faultsBetween(content: DefaultContent, fileOf: (pageId: string) => string) {
  const addresses = addressesOf(content)
  return [
    ...checkRedirects(content.redirects, addresses),
    ...checkLinks(content, addresses, fileOf),
    ...checkCoreValues(content.pages, content.site, fileOf),
  ]
}

function repeated(named: { slug: string }[]) {
  const slugs = named.map(({ slug }) => slug)
  return new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index))
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
