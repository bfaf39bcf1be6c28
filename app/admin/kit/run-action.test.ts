import { afterEach, expect, test, vi } from 'vitest'
import { PERSON_HEADER } from '#model/admin-paths.ts'
import { runAction } from './run-action.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a change says whose screen it is from', async () => {
  const fetch = vi.fn(async () => Response.json({ ok: true, message: '', value: null }))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { person: 'ada' } }) })
  await runAction('content.saveDraft', { body: '{}' })
  const headers = expect.objectContaining({ [PERSON_HEADER]: 'ada' })
  expect(fetch).toHaveBeenCalledWith(
    '/admin/actions/content.saveDraft',
    expect.objectContaining({ headers }),
  )
})

test('only what is small enough to outlive the page is sent so; the rest is still sent', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ ok: true, message: '', value: null }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { querySelector: () => null })
  for (const length of [1_000, 30_000]) {
    await runAction('blog.render', { content: 'é'.repeat(length) }, { keepalive: true })
  }
  expect(fetch.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false])
})
