import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pdf, png } from '#tests/fixtures/uploads.ts'
import { createInspector } from './inspect-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'wavelength-files-'))
afterAll(() => rm(folder, { recursive: true }))
const path = join(folder, 'file')
const hour = 3_600_000

function workerOf(name: string) {
  return new URL(`../../../tests/fixtures/${name}-worker.ts`, import.meta.url)
}

test('the media type is returned, or null for a wrong extension', async () => {
  await writeFile(path, pdf())
  const { inspect } = createInspector()
  expect(await inspect(path, 'pdf')).toBe('application/pdf')
  expect(await inspect(path, 'png')).toBeNull()
})

test.each([
  ['never ends', 'looping', { processor: 50, total: hour, memory: 64 }],
  ['waits forever', 'waiting', { processor: hour, total: 50, memory: 64 }],
  ['exhausts its memory', 'greedy', { processor: hour, total: hour, memory: 64 }],
])(
  'a parser that %s counts as not matching, and the next file is inspected',
  async (_, name, limits) => {
    await writeFile(path, png)
    const { inspect } = createInspector(limits, workerOf(name))
    const many = Array.from({ length: 4 }, () => inspect(path, 'png'))
    expect(await Promise.all(many)).toEqual([null, null, null, null])
  },
)

test('a missing file is an error, not a verdict', async () => {
  const { inspect } = createInspector()
  await expect(inspect(join(folder, 'none'), 'pdf')).rejects.toThrow('ENOENT')
})
