import { z } from 'zod'
import { collections, isEntryKind } from '#model/content/collections.ts'
import { countryOptions } from '#model/content/countries.ts'
import { currencyOptions } from '#model/content/currencies.ts'
import { timeZoneOptions } from '#model/content/time-zones.ts'
import { isCase, readKey, schemaOf } from '#server/features/content/documents.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import { languageOptions } from '#server/platform/language/languages.ts'

type JsonSchema = Record<string, unknown>

type Published = Pick<SiteContent, 'forms' | 'categories'> & {
  site: Pick<SiteContent['site'], 'timeZone'>
}

const known = new Map<string, JsonSchema>()
const offering = new Map<string, Published & { schema: JsonSchema }>()

/** JSON Schema of a document's input, for its form, with the options that published content offers. */
export function documentSchema(key: string, published: Published): JsonSchema | null {
  const schema = schemaOf(key)
  const read = readKey(key)
  if (!schema || !read) return null
  const name = isCase(key) ? 'case' : read.kind
  const made = known.get(name) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  known.set(name, made)
  const hasOptions = ['page', 'service', 'site', 'post', 'offer'].includes(read.kind)
  const shown = hasOptions ? offered(name, made, published) : made
  return standaloneOf(key) ? shown : withName(shown, read)
}

/** The schema with options, made again only when other content is published, because that takes milliseconds. */
function offered(name: string, made: JsonSchema, { forms, categories, site }: Published) {
  const last = offering.get(name)
  if (last?.forms === forms && last.categories === categories && last.site === site) {
    return last.schema
  }
  const schema = withOptions(made, { forms, categories, site })
  offering.set(name, { forms, categories, site, schema })
  return schema
}

/** Fixes the id of a page or an entry, or the slug of a service. */
function withName(schema: JsonSchema, { kind, id }: { kind: string; id: string }) {
  if (!id || kind === 'order') return schema
  const name = isEntryKind(kind) ? collections[kind].idField : kind === 'page' ? 'id' : 'slug'
  const properties = schema.properties as JsonSchema
  return { ...schema, properties: { ...properties, [name]: { type: 'string', const: id } } }
}

/** Fields with `options` in their metadata choose from published content. */
function withOptions(schema: JsonSchema, { forms, categories, site }: Published): JsonSchema {
  const lists: Record<string, { id: string; name: string }[]> = {
    'form-services': forms.inquiry.services,
    categories,
    'time-zones': timeZoneOptions(site.timeZone),
    languages: languageOptions(),
    countries: countryOptions(),
    currencies: currencyOptions(),
  }
  return JSON.parse(JSON.stringify(schema), (_, field) => {
    const options = lists[field?.options]
    if (!options) return field
    const { type, minLength, ...annotations } = field
    return { ...annotations, anyOf: options.map(({ id, name }) => ({ const: id, title: name })) }
  })
}
