import { expect, test } from 'vitest'
import { readSiteContent } from '#tests/fixtures/site-content.ts'
import { documentsOf, schemaOf, withDocuments } from './documents.ts'
import { readDocument } from './errors.ts'

const siteContent = await readSiteContent()

test('every document is read back unchanged', () => {
  for (const [key, value] of documentsOf(siteContent)) {
    const schema = schemaOf(key)
    if (!schema) throw new Error(`${key} has no schema.`)
    const stored: unknown = JSON.parse(JSON.stringify(value))
    const { value: read, errors } = readDocument(key, schema, stored)
    expect(errors, key).toEqual([])
    expect(read, key).toEqual(value)
  }
})

test('a document can’t change its id', () => {
  const page = siteContent.pages.get('about')
  const { errors } = readDocument('page:home', schemaOf('page:home') as never, page)
  expect(errors).toContainEqual({
    document: 'page:home',
    path: 'id',
    sentence: 'This must stay "home".',
  })
})

test('replacing a document leaves the others as they are', () => {
  const service = { ...siteContent.services[0], lambda: 700 }
  const changed = withDocuments(
    siteContent,
    new Map<string, unknown>([
      [`service:${service.slug}`, service],
      ['page:about', null],
      ['faq:one', null],
    ]),
  )
  expect(changed.services.at(-1)).toEqual(service)
  expect(changed.services).toHaveLength(siteContent.services.length)
  expect(changed.pages.has('about')).toBe(false)
  expect(changed.pages.get('home')).toBe(siteContent.pages.get('home'))
  expect(changed.entries.faq.map(({ id }) => id)).not.toContain('one')
})
