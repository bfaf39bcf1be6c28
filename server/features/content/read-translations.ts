import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { emailsSchema } from '#model/content/emails.ts'
import { formsSchema } from '#model/content/forms.ts'
import { screensSchema } from '#model/content/screens.ts'
import { navigationSchema } from '#model/content/site.ts'
import { parseContent } from './errors.ts'
import type { ImportModule } from './read-site-content.ts'
import type { Translations } from './site-content.ts'

/** The documents that are words of the product rather than of an agency. */
const schemas = {
  navigation: navigationSchema,
  screens: screensSchema,
  forms: formsSchema,
  emails: emailsSchema,
}

/** Their originals in other languages: content/de/emails.ts and so on. Errors are added to `errors`. */
export async function readTranslations(
  folder: string,
  importModule: ImportModule,
  errors: string[],
): Promise<Translations> {
  const translations: Record<string, Record<string, unknown>> = {}
  for (const tag of await languagesIn(folder)) {
    const documents: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(schemas)) {
      if (!(await readdir(join(folder, tag))).includes(`${name}.ts`)) continue
      const module = await importModule(pathToFileURL(join(folder, tag, `${name}.ts`)).href)
      documents[name] = parseContent(schema, module[name], `content/${tag}/${name}.ts`, errors)
    }
    translations[tag] = documents
  }
  return translations
}

/** The folders whose names are language tags: "de", "pt-BR". */
async function languagesIn(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}(-[A-Z]{2})?$/.test(entry.name))
    .map(({ name }) => name)
}
