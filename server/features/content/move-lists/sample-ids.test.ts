import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { withId } from './with-id.ts'

const { entries } = await readDefaultContent(
  fileURLToPath(new URL('../../../../content', import.meta.url)),
)

test('people and clients of stored pages, which have no ids, are found among the samples by name', () => {
  for (const kind of ['person', 'client'] as const) {
    expect(entries[kind].length).toBeGreaterThan(10)
    for (const { id, ...stored } of entries[kind]) {
      expect(withId(kind, stored, () => false, [])).toEqual({ id, ...stored })
    }
  }
})
