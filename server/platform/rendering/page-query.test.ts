import { describe, expect, it } from 'vitest'
import { readPageQuery } from './page-query.ts'

const read = (path: string, query: string) => readPageQuery(path, new URLSearchParams(query))

describe('readPageQuery', () => {
  it.each([
    ['/about', 'utm_source=x&gclid=y&category=Design', ''],
    ['/blog', 'utm_source=x&page=2&category=Design', '?category=Design&page=2'],
    ['/blog', 'q=&category=', ''],
    ['/blog', 'q=first&q=second', '?q=first'],
    ['/contact', 'from=%2Fabout&service=SEO&q=no', '?service=SEO&from=%2Fabout'],
    ['/', 'wave=Ada&q=no', '?wave=Ada'],
    ['/blog/post', 'q=no', ''],
    ['/about', '_routes=root', ''],
  ])('%s?%s depends on %j', (path, query, search) => {
    expect(read(path, query)).toEqual({ search, mayCache: true })
  })

  it('does not cache a page with a long value', () => {
    expect(read('/blog', `q=${'a'.repeat(200)}`).mayCache).toBe(true)
    expect(read('/blog', `q=${'a'.repeat(201)}`)).toMatchObject({ mayCache: false })
  })
})
