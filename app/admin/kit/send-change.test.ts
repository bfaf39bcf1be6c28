import { afterEach, expect, test, vi } from 'vitest'
import { PERSON_HEADER } from '#model/admin-paths.ts'
import { sendChange } from './send-change.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a change says whose screen it is from', async () => {
  const fetch = vi.fn(async () => Response.json({ ok: true, message: '', value: null }))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { person: 'ada' } }) })
  await sendChange('/admin/content/change', { intent: 'save' })
  const headers = expect.objectContaining({ [PERSON_HEADER]: 'ada' })
  expect(fetch).toHaveBeenCalledWith('/admin/content/change', expect.objectContaining({ headers }))
})
