import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import VersionChanges from './version-changes.tsx'

const text: JsonSchema = { type: 'string' }
const schema: JsonSchema = { type: 'object', properties: { body: text, cover: text } }

function render(earlier: object, current: object) {
  const props = { schema, earlier, current, onRestore: undefined }
  return renderToStaticMarkup(createElement(VersionChanges, props))
}

test('a text of several paragraphs is compared by them, a shorter one by its words', () => {
  const html = render({ body: 'One.\n\nTwo.\n\nThree.' }, { body: 'One.\n\nTwo.\n\nThird.' })
  expect(html).toContain('2 paragraphs unchanged')
  expect(html).toMatch(/<del[^>]*>Three<\/del>/)
  expect(html).not.toContain('One.')
  const short = render({ body: 'One two' }, { body: 'One three' })
  expect(short).toMatch(/One .*<del[^>]*>two<\/del>/)
})

test('pictures are shown, those of other sites by their address only', () => {
  const own = render({ cover: '/pictures/a.svg' }, { cover: '/pictures/b.svg' })
  expect(own).toMatch(/src="\/pictures\/a.svg".*src="\/pictures\/b.svg"/)
  expect(own).not.toContain('<del')
  const outside = render({ cover: '/pictures/a.svg' }, { cover: 'https://example.com/b.svg' })
  expect(outside).toMatch(/<ins.*src="\/pictures\/a.svg"/)
  expect(outside).not.toContain('src="https:')
})
