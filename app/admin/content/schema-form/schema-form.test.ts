import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import type { Controls } from './controls.ts'
import { SchemaForm } from './schema-form.tsx'

const schema: JsonSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', control: 'title' },
    hue: { type: 'string', control: 'hue-wheel', aside: true },
    place: { type: 'string', control: 'map', aside: true },
  },
  required: ['title', 'hue', 'place'],
}

/** The form's markup: what is beside the other fields is after "Details". */
function render(properties: JsonSchema['properties'], controls?: Controls) {
  return renderToStaticMarkup(
    createElement(SchemaForm, {
      document: 'page:home',
      page: '/',
      schema: { ...schema, properties },
      value: { title: 'Spring', hue: 'green', place: 'Oslo', gone: 1 },
      errors: { gone: 'Remove it.' },
      onChange: () => {},
      controls,
      pendingWrites: new Set<() => void>(),
      start: 'START',
      asideEnd: 'END',
    }),
  )
}

test('fields of the aside are beside the others, and what belongs to neither is shown once', () => {
  const [main = '', aside = ''] = render(schema.properties).split('aria-label="Details"')
  expect(main).toMatch(/START.*Spring/s)
  expect(main).not.toContain('green')
  expect(aside).toMatch(/green.*Oslo.*END/s)
  expect(aside).not.toContain('Spring')
  expect(main).toContain('Gone: Remove it.')
  expect(aside).not.toContain('Remove it.')
})

test('without an aside the fields are a form by themselves, with nothing beside it', () => {
  const { title } = schema.properties ?? {}
  const html = render({ title: title ?? {} })
  expect(html).toMatch(/START.*Spring/s)
  expect(html).not.toMatch(/Details|END/)
})

test('a field has the control that its schema names, or that of its shape if there is none', () => {
  const html = render(schema.properties, {
    map: ({ value, path }) => createElement('b', {}, `${path} at ${value}`),
  })
  expect(html).toContain('<b>place at Oslo</b>')
  expect(html).toMatch(/<textarea[^>]*placeholder="Title"[^>]*>Spring/)
  expect(html).toMatch(/<input[^>]*value="green"/)
})
