import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { categories } from '#content/categories.ts'
import { forms } from '#content/forms.ts'
import { site } from '#content/site.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { setAtPath } from '#model/content/form/set-at-path.ts'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { documentsOf, schemaOf } from '#server/features/content/documents.ts'
import { documentSchema } from '#server/features/content/editor/document-schema.ts'
import { fillIn } from './fill-in.ts'

const siteContent = await readDefaultContent(
  new URL('../../../../content', import.meta.url).pathname,
)
const documents = documentsOf(siteContent)

function filled(key: string, draft: unknown) {
  const form = documentSchema(key, { forms, categories, site }) as JsonSchema
  const result = fillIn(key, form, draft, documents.get(key))
  return { value: result?.value as Page, filledIn: result?.filledIn }
}

test('a valid document stays as it is', () => {
  const home = documents.get('page:home')
  expect(filled('page:home', home)).toEqual({ value: home, filledIn: [] })
})

test('the label of a field stands in for its text', () => {
  const draft = setAtPath(documents.get('page:why-us'), 'blocks.0.title', '')
  const result = filled('page:why-us', draft)
  expect(result.filledIn).toEqual(['blocks.0.title'])
  expect(result.value.blocks[0]).toMatchObject({ title: 'Title' })
})

test('a section of an unknown kind is left out, and the others stay', () => {
  const page = documents.get('page:why-us') as Page
  const draft = { ...page, blocks: [page.blocks[0], { type: 'hologram' }, ...page.blocks.slice(1)] }
  expect(filled('page:why-us', draft).value.blocks).toEqual(page.blocks)
})

/** Every path of a value. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, field]) =>
    pathsIn(field, path ? `${path}.${key}` : key),
  )
  return path === '' ? inner : [path, ...inner]
}

test('whatever is missing or of the wrong kind, the page can be shown', () => {
  const failed: string[] = []
  for (const key of ['page:home', 'page:contact', 'site', 'service:web-development']) {
    const document = documents.get(key)
    if (document === undefined) continue
    const schema = schemaOf(key)
    // Every seventh, because each is validated several times.
    for (const [index, path] of pathsIn(document).entries()) {
      if (index % 7 !== 0) continue
      for (const broken of ['', undefined, 7, {}]) {
        const result = filled(key, setAtPath(document, path, broken))
        if (!schema?.safeParse(result.value).success) failed.push(`${key} ${path} ${broken}`)
      }
    }
  }
  expect(failed).toEqual([])
})
