import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite, rejectOldSqlite } from './open-sqlite.ts'

test('a file is opened with the settings that make commits durable and deletions real', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-db-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const readOnly of [false, true]) {
    const database = await openSqlite(join(folder, 'a.sqlite'), { readOnly })
    onTestFinished(() => database.close())
    const read = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]
    expect(read('journal_mode')).toBe('wal')
    expect(read('synchronous')).toBe(2)
    expect(read('foreign_keys')).toBe(1)
    expect(read('busy_timeout')).toBe(0)
    expect(read('secure_delete')).toBe(2)
  }
})

test('a file on which a setting has no effect is refused with a message', async () => {
  await expect(openSqlite(':memory:')).rejects.toThrow(
    'SQLite does not keep the setting journal_mode=wal (it says memory).',
  )
})

test.each(['3.51.2', '3.7.0', '2.99.99'])('SQLite %s is refused', (version) => {
  expect(() => rejectOldSqlite(version)).toThrow(`SQLite ${version} can lose saved data`)
})

test.each(['3.51.3', '3.53.4', '4.0.0'])('SQLite %s is accepted', (version) => {
  expect(() => rejectOldSqlite(version)).not.toThrow()
})
