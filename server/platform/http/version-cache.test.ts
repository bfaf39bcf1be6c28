import { describe, expect, it, vi } from 'vitest'
import { inRequest, newRequest } from './current-request.ts'
import { createVersionCache } from './version-cache.ts'

const page = (name: string, bytes = 10) => ({ name, bytes })
const fillWith = (name: string, bytes?: number, keep = true) =>
  vi.fn(async () => ({ value: page(name, bytes), keep }))

describe('createVersionCache', () => {
  it('fills an entry once, then returns it immediately', async () => {
    const cache = createVersionCache(100)
    const fill = fillWith('a')
    await cache.get('/a', 1, fill)
    expect(cache.get('/a', 1, fill)).toEqual(page('a'))
    expect(fill).toHaveBeenCalledTimes(1)
  })

  it('marks requests that it answers, and none that waited for the entry', async () => {
    const cache = createVersionCache(100)
    const requests = [newRequest(), newRequest(), newRequest()]
    const ask = (request?: (typeof requests)[number]) =>
      request && inRequest(request, () => cache.get('/a', 1, fillWith('a')))
    await Promise.all([ask(requests[0]), ask(requests[1])])
    ask(requests[2])
    expect(requests.map(({ isCached }) => isCached)).toEqual([false, false, true])
  })

  it('fills an entry once for a hundred concurrent requests', async () => {
    const cache = createVersionCache(100)
    const fill = fillWith('a')
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('/a', 1, fill)))
    expect(fill).toHaveBeenCalledTimes(1)
    expect(new Set(answers).size).toBe(1)
  })

  it('fills again when the content has changed', async () => {
    const cache = createVersionCache(100)
    await cache.get('/a', 1, fillWith('old'))
    expect(await cache.get('/a', 2, fillWith('new'))).toEqual(page('new'))
    expect(cache.bytes()).toBe(10)
  })

  it('does not cache a page whose content changed while it was rendered', async () => {
    const cache = createVersionCache(100)
    const { promise, resolve } = Promise.withResolvers<{
      value: { bytes: number }
      keep: boolean
    }>()
    const slow = cache.get('/a', 1, () => promise)
    await cache.get('/b', 2, fillWith('b'))
    resolve({ value: page('old'), keep: true })
    await slow
    expect(cache.bytes()).toBe(10)
    expect(await cache.get('/a', 2, fillWith('new'))).toEqual(page('new'))
  })

  it('passes an error to every waiting request, and tries again afterwards', async () => {
    const cache = createVersionCache(100)
    const fail = vi.fn(async () => Promise.reject(new Error('no database')))
    const waiting = Array.from({ length: 3 }, () => Promise.resolve(cache.get('/a', 1, fail)))
    const outcomes = await Promise.allSettled(waiting)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(fail).toHaveBeenCalledTimes(1)
    expect(await cache.get('/a', 1, fillWith('a'))).toEqual(page('a'))
  })

  it('does not cache a value with `keep: false`', async () => {
    const cache = createVersionCache(100)
    const fill = fillWith('a', 10, false)
    await cache.get('/a', 1, fill)
    await cache.get('/a', 1, fill)
    expect(fill).toHaveBeenCalledTimes(2)
    expect(cache.bytes()).toBe(0)
  })

  it('evicts the least recently used entry when it is full', async () => {
    const cache = createVersionCache(30)
    for (const name of ['a', 'b', 'c']) await cache.get(name, 1, fillWith(name))
    await cache.get('a', 1, fillWith('a again'))
    await cache.get('d', 1, fillWith('d'))
    expect(cache.bytes()).toBe(30)
    expect(await cache.get('a', 1, fillWith('a again'))).toEqual(page('a'))
    expect(await cache.get('b', 1, fillWith('b again'))).toEqual(page('b again'))
  })

  it('does not evict everything for a page larger than the cache', async () => {
    const cache = createVersionCache(30)
    await cache.get('a', 1, fillWith('a'))
    await cache.get('huge', 1, fillWith('huge', 31))
    expect(await cache.get('a', 1, fillWith('a again'))).toEqual(page('a'))
  })

  it('shows a value of the current version only', async () => {
    const cache = createVersionCache(100)
    expect(cache.peek('/a', 1)).toBeUndefined()
    await cache.get('/a', 1, fillWith('a'))
    expect(cache.peek('/a', 1)).toEqual(page('a'))
    expect(cache.peek('/a', 2)).toBeUndefined()
  })

  it('replaces a value only while it is cached', async () => {
    const cache = createVersionCache<ReturnType<typeof page>>(100)
    const old = await cache.get('/a', 1, fillWith('a'))
    cache.replace('/a', old, page('smaller', 5))
    expect([cache.peek('/a', 1), cache.bytes()]).toEqual([page('smaller', 5), 5])
    cache.replace('/a', old, page('later'))
    cache.replace('/gone', old, page('later'))
    expect([cache.peek('/a', 1), cache.bytes()]).toEqual([page('smaller', 5), 5])
  })
})
