import { expect, test } from 'vitest'
import { blogApiPath, blogPath, readBlogQuery } from './blog-query.ts'

test('writes a query to the address without its defaults, and reads it back', () => {
  expect(blogPath({})).toBe('/blog')
  expect(blogPath({ page: 1 })).toBe('/blog')
  const query = { q: 'a & b', category: 'AI Strategy', page: 2 } as const
  const path = blogPath(query)
  expect(path).toBe('/blog?q=a+%26+b&category=AI+Strategy&page=2')
  expect(readBlogQuery(new URL(path, 'http://site').searchParams)).toEqual(query)
})

test('ignores values that the API would reject', () => {
  const params = { q: 'x'.repeat(1000), category: 'All', page: '-1' }
  const { q = '', category, page } = readBlogQuery(new URLSearchParams(params))
  expect(q.length).toBeLessThan(1000)
  expect([category, page]).toEqual([undefined, undefined])
})

test('asks the API for one page of the list, or for as many posts as wanted', () => {
  expect(blogApiPath({ page: 2 })).toBe('/api/blog?limit=12&page=2')
  expect(blogApiPath({ limit: 3, category: 'Design' })).toBe('/api/blog?limit=3&category=Design')
})
