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
