import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { setAtPath } from '#model/content/form/set-at-path.ts'
import { documentsOf, schemaOf } from '#server/features/content/documents.ts'
import { documentSchema } from '#server/features/content/editor/document-schema.ts'
import { readSiteContent } from '#tests/fixtures/site-content.ts'
import { fillIn } from './fill-in.ts'

const siteContent = await readSiteContent()
const documents = documentsOf(siteContent)

function filled(key: string, draft: unknown) {
  const form = documentSchema(key, siteContent) as JsonSchema
  const result = fillIn(key, form, draft, documents.get(key))
  return { value: result?.value as Page, filledIn: result?.filledIn }
}

test('a valid document stays as it is', () => {
  const home = documents.get('page:home')
  expect(filled('page:home', home)).toEqual({ value: home, filledIn: [] })
})

test('the label of a field stands in for its text', () => {
  const draft = setAtPath(documents.get('page:text'), 'blocks.0.title', '')
  const result = filled('page:text', draft)
  expect(result.filledIn).toEqual(['blocks.0.title'])
  expect(result.value.blocks[0]).toMatchObject({ title: 'Title' })
})

test('a section of an unknown kind is left out, and the others stay', () => {
  const page = documents.get('page:text') as Page
  const draft = { ...page, blocks: [page.blocks[0], { type: 'hologram' }, ...page.blocks.slice(1)] }
  expect(filled('page:text', draft).value.blocks).toEqual(page.blocks)
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
  for (const key of ['page:about', 'page:work', 'site', 'service:films']) {
    const document = documents.get(key)
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
