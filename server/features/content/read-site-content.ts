import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { casePageSchema, type Page, pageSchema } from '#blocks/schema.ts'
import { cannedRepliesSchema } from '#model/content/canned-replies.ts'
import { caseSchema } from '#model/content/case.ts'
import { categoriesSchema } from '#model/content/categories.ts'
import { collections, entryKinds } from '#model/content/collections.ts'
import { emailsSchema } from '#model/content/emails.ts'
import { type Entries, entrySchemaOf, orderOf } from '#model/content/entry-schemas.ts'
import { formsSchema } from '#model/content/forms.ts'
import { redirectsSchema } from '#model/content/redirect.ts'
import { screensSchema } from '#model/content/screens.ts'
import { type Service, serviceSchema } from '#model/content/service.ts'
import { navigationSchema, siteSchema } from '#model/content/site.ts'
import { defaultNewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import { defaultPipeline } from '#model/pipeline/pipeline.ts'
import { refuseRepeated } from '#model/repeated.ts'
import { defaultTheme, themeSchema } from '#model/theme/theme.ts'
import { casesOf } from './collections/cases-of.ts'
import { parseContent } from './errors.ts'
import { byLambda, type SiteContent } from './site-content.ts'

const placesSchema = z.array(z.string().min(1))

/** Folders with one page per file. */
const pageFolders = ['pages', 'specialties', 'case-studies']

export type ImportModule = (url: string) => Promise<Record<string, unknown>>

/** The documents, or null where one is missing, and the file of each page by its id. Errors are added to `errors`. */
export async function readDocuments(
  folder: string,
  importModule: ImportModule,
  errors: string[],
): Promise<{ siteContent: SiteContent | null; pageFiles: ReadonlyMap<string, string> }> {
  const readExport = async <T extends z.ZodType>(file: string, name: string, schema: T) => {
    const module = await load(folder, file, importModule, errors)
    if (!module) return null
    if (module[name] === undefined) {
      errors.push(`content/${file}: there is no "export const ${name}".`)
      return null
    }
    return parseContent(schema, module[name], `content/${file}`, errors)
  }
  const site = await readExport('site.ts', 'site', siteSchema)
  const { places } = (await load(folder, 'site.ts', importModule, errors)) ?? {}
  const navigation = await readExport('navigation.ts', 'navigation', navigationSchema)
  const screens = await readExport('screens.ts', 'screens', screensSchema)
  const forms = await readExport('forms.ts', 'forms', formsSchema)
  const emails = await readExport('emails.ts', 'emails', emailsSchema)
  const categories = await readExport('categories.ts', 'categories', categoriesSchema)
  const redirects = await readExport('redirects.ts', 'redirects', redirectsSchema)
  const files = await readdir(folder)
  const theme = files.includes('theme.ts')
    ? await readExport('theme.ts', 'theme', themeSchema)
    : defaultTheme
  const replies = files.includes('replies.ts')
    ? await readExport('replies.ts', 'replies', cannedRepliesSchema)
    : []
  const entries = Object.fromEntries(entryKinds.map((kind) => [kind, []])) as unknown as Entries
  for (const kind of entryKinds) {
    if (kind === 'case') continue
    const { path, idField } = collections[kind]
    if (!files.includes(`${path}.ts`)) continue
    const schema = z.array(entrySchemaOf(kind)).superRefine(refuseRepeated(idField) as never)
    const list = await readExport(`${path}.ts`, path, schema)
    if (list) entries[kind] = list as never
  }
  const services: Service[] = []
  const pages = new Map<string, Page>()
  const pageFiles = new Map<string, string>()
  const addPage = (page: Page, file: string) => {
    pageFiles.set(page.id, file)
    if (pages.has(page.id)) errors.push(`content/${file}, page.id: "${page.id}" is used twice.`)
    pages.set(page.id, page)
  }
  for (const file of await modulesOf(folder, 'services')) {
    const service = await readExport(file, 'service', serviceSchema)
    if (!service) continue
    if (service.slug !== basename(file, '.ts')) {
      errors.push(`content/${file}, slug: "${service.slug}" must be the name of the file.`)
    }
    services.push(service)
    const module = await load(folder, file, importModule, errors)
    if (module?.page === undefined) continue
    const page = parseContent(pageSchema, module.page, `content/${file}`, errors)
    if (page) addPage(page, file)
  }
  for (const part of pageFolders) {
    for (const file of await modulesOf(folder, part)) {
      const page = await readExport(file, 'page', casePageSchema)
      if (page) addPage(page, file)
    }
  }
  const caseOrder = files.includes('cases.ts')
    ? await readExport('cases.ts', 'cases', z.array(caseSchema))
    : null
  const slugs = caseOrder?.map(({ slug }) => slug) ?? []
  entries.case = casesOf(pages, slugs)
  for (const slug of slugs.filter((one) => !entries.case.some((study) => study.slug === one))) {
    errors.push(`content/cases.ts: "${slug}" has no page with a card in content/case-studies.`)
  }
  if (
    !theme ||
    !site ||
    !navigation ||
    !screens ||
    !forms ||
    !emails ||
    !categories ||
    !redirects ||
    !replies
  ) {
    return { siteContent: null, pageFiles }
  }
  const siteContent = {
    ...{ site, theme, navigation, screens, forms, emails, categories, pages, redirects, entries },
    orders: orderOf(entries),
    pipeline: defaultPipeline,
    newsletter: defaultNewsletterSettings,
    replies,
    ...(places !== undefined && {
      places: parseContent(placesSchema, places, 'content/site.ts', errors) ?? [],
    }),
    services: byLambda(services),
  }
  return { siteContent, pageFiles }
}

async function modulesOf(folder: string, part: string) {
  const names = await readdir(join(folder, part)).catch(() => [])
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${part}/${name}`)
}

async function load(folder: string, file: string, importModule: ImportModule, errors: string[]) {
  try {
    return await importModule(pathToFileURL(join(folder, file)).href)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    errors.push(`content/${file}: the file cannot be loaded (${reason}).`)
    return null
  }
}
