import { expect, test } from 'vitest'
import { layoutsOf } from './layouts.ts'

test('the newest post leads the first page, and no other list', () => {
  expect(layoutsOf(12, {})[0]).toBe('lead')
  for (const query of [{ q: 'tea' }, { category: 'Design' }, { page: 2 }]) {
    expect(layoutsOf(12, query)).not.toContain('lead')
  }
  expect(layoutsOf(3, {})).not.toContain('lead')
})

test('rows of three columns are full, whatever the number of posts', () => {
  for (let count = 3; count <= 12; count += 1) {
    const layouts = layoutsOf(count, { page: 2 })
    const wide = layouts.filter((layout) => layout === 'wide').length
    expect((count + wide) % 3, `${count} posts`).toBe(0)
  }
})
