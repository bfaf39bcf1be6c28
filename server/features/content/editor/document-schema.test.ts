import { expect, test } from 'vitest'
import { siteSchema } from '#model/content/site.ts'
import { categories } from '#tests/fixtures/site-content/categories.ts'
import { forms } from '#tests/fixtures/site-content/forms.ts'
import { site as source } from '#tests/fixtures/site-content/site.ts'
import { documentSchema } from './document-schema.ts'

const site = siteSchema.parse(source)

test('offers the categories and services that are published now', () => {
  const offers = (name: string, published: Parameters<typeof documentSchema>[1]) =>
    ['page:home', 'service:web-development'].some((key) =>
      JSON.stringify(documentSchema(key, published)).includes(`"title":"${name}"`),
    )
  const [, category = { name: '' }] = categories
  const renamed = categories.with(1, { ...categories[1], name: 'Field notes' } as never)
  const [service = { name: '' }] = forms.inquiry.services
  const inquiry = { ...forms.inquiry, services: [{ id: 'seo', name: 'Being found' }] }
  expect(offers(category.name, { forms, categories, site })).toBe(true)
  expect(offers(service.name, { forms, categories, site })).toBe(true)
  expect(offers('Field notes', { forms, categories: renamed, site })).toBe(true)
  expect(offers(category.name, { forms, categories: renamed, site })).toBe(false)
  expect(offers('Being found', { forms: { ...forms, inquiry }, categories, site })).toBe(true)
  expect(offers('Being found', { forms, categories, site })).toBe(false)
})

test('a time zone is chosen from cities', () => {
  const schema = documentSchema('site', { forms, categories, site })
  expect(JSON.stringify(schema)).toContain('{"const":"Asia/Kolkata","title":"Kolkata (Asia)"}')
})
