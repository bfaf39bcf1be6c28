import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ENTRY_ID } from '#model/content/form/entry-ids.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { SchemaForm } from './schema-form.tsx'

const text = { type: 'string' } as const
const items: JsonSchema = {
  type: 'object',
  properties: { name: text, city: text },
  required: ['name', 'city'],
}

/** The form of a list of so many entries, with errors at paths. */
function render(length: number, errors: Record<string, string> = {}) {
  const value = Array.from({ length }, (_, index) => ({
    ...{ [ENTRY_ID]: `e${index}`, name: `Entry ${index}`, city: 'Oslo' },
  }))
  const form = createElement(SchemaForm, {
    ...{ document: 'list', page: null, value, errors, start: null, asideEnd: null },
    schema: { type: 'array', items },
    onChange: () => {},
    pendingWrites: new Set<() => void>(),
  })
  return renderToStaticMarkup(createElement(MemoryRouter, null, form))
}

const rowsOf = (html: string) => html.match(/title="Actions"/g)?.length

test('a list of usual length is shown whole, without a search', () => {
  const html = render(80)
  expect(rowsOf(html)).toBe(80)
  expect(html).not.toContain('type="search"')
})

test('of a long list the first are shown, with a search and a button for more', () => {
  const html = render(1_000)
  expect(rowsOf(html)).toBe(50)
  expect(html).toContain('Search these 1,000')
  expect(html).toContain('Show 50 more of 1,000')
})

test('entries with errors are shown wherever they are', () => {
  const html = render(1_000, { 'e700.name': 'Write a name.' })
  expect(rowsOf(html)).toBe(51)
  expect(html).toContain('Entry 700')
})
