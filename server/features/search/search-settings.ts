import { z } from 'zod'
import { settingsPath } from '#model/admin-paths.ts'
import { navigationSchema, siteSchema } from '#model/content/site.ts'
import type { Found } from '#model/search/search.ts'
import { folded } from '#server/features/leads/search-words.ts'
import { hasEveryWord } from './has-every-word.ts'

const SETTINGS_MAX = 6

type Schema = { title?: string; description?: string; properties?: Record<string, Schema> }

const documents = [
  { document: 'site', name: 'Site', schema: siteSchema },
  { document: 'navigation', name: 'Navigation', schema: navigationSchema },
]

/** The settings by their names and descriptions, also those that are not set. */
const settings = documents.flatMap(({ document, name, schema }) =>
  fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as Schema, '', []).map(
    ({ path, titles, description }) => ({
      found: {
        title: titles.join(' › '),
        detail: `Settings, ${name}`,
        href: settingsPath(document, path),
      },
      text: folded([...titles, description].join(' ')),
    }),
  ),
)

export function searchSettings(words: string[]): Found[] {
  return settings
    .filter(({ text }) => hasEveryWord(text, words))
    .slice(0, SETTINGS_MAX)
    .map(({ found }) => found)
}

type SettingField = { path: string; titles: string[]; description: string }

/** The titled fields of an object and of the objects in it; lists are one field. */
function fieldsOf({ properties = {} }: Schema, above: string, titles: string[]): SettingField[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = above ? `${above}.${name}` : name
    const all = field.title ? [...titles, field.title] : titles
    const own = field.title ? [{ path, titles: all, description: field.description ?? '' }] : []
    return [...own, ...fieldsOf(field, path, all)]
  })
}
