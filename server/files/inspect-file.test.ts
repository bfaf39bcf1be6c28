import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pdf, png } from '#tests/fixtures/uploads.ts'
import { createInspector } from './inspect-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'wavelength-files-'))
afterAll(() => rm(folder, { recursive: true }))
const path = join(folder, 'file')

test('the media type comes from the thread, or null for a name that lies', async () => {
  await writeFile(path, pdf())
  const { inspect } = createInspector(60_000)
  expect(await inspect(path, 'pdf')).toBe('application/pdf')
  expect(await inspect(path, 'png')).toBeNull()
})

test('a parser that never ends counts as not matching, and frees its place', async () => {
  await writeFile(path, png)
  const script = new URL('../../tests/fixtures/looping-worker.ts', import.meta.url)
  const { inspect } = createInspector(50, script)
  const many = Array.from({ length: 5 }, () => inspect(path, 'png'))
  expect(await Promise.all(many)).toEqual([null, null, null, null, null])
})

test('a file that is gone is an error of ours, not a verdict', async () => {
  const { inspect } = createInspector(60_000)
  await expect(inspect(join(folder, 'none'), 'pdf')).rejects.toThrow('ENOENT')
})
