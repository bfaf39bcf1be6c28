import { chmod, lstat, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openSite } from '#server/open-site.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openTestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

/** The permissions of all files and folders of the server, by path below the folder: "700", "600". */
async function rightsBelow(folder: string) {
  const names = ['.', ...(await readdir(folder, { recursive: true }))].sort()
  const facts = await Promise.all(names.map((name) => lstat(join(folder, name))))
  return Object.fromEntries(
    names.map((name, index) => [name, ((facts[index]?.mode ?? 0) & 0o777).toString(8)]),
  )
}

async function chmodAll(folder: string, folderMode: number, fileMode: number) {
  await chmod(folder, folderMode)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    await chmod(path, entry.isDirectory() ? folderMode : fileMode)
  }
}

test("only the server's user may read its files, new or old", async () => {
  const { dataDir, fetch, openAnother } = await openTestSite()
  const body = inquiryForm({}, { name: 'a.pdf', content: pdf() })
  expect((await fetch('/api/inquiries', { method: 'POST', body })).status).toBe(201)
  const rights = await rightsBelow(dataDir)
  expect(new Set(Object.values(rights))).toEqual(new Set(['700', '600']))
  expect(rights).toMatchObject({ '.': '700', 'files/incoming': '700', 'installation-id': '600' })
  await chmodAll(dataDir, 0o755, 0o644)
  const others = join(dataDir, 'another-program')
  await mkdir(others)
  await chmod(others, 0o755)
  await symlink('/etc/hostname', join(dataDir, 'files/link'))
  await openAnother()
  await rm(join(dataDir, 'files/link'))
  expect(await rightsBelow(dataDir)).toEqual({ ...rights, 'another-program': '755' })
})

test.runIf(inject('databaseKind') === 'sqlite')(
  'a start with an unusable folder or database says what to do',
  async () => {
    const folder = await temporaryFolder()
    const start = (DATA_DIR: string) =>
      openSite(readConfig({ DATA_DIR }), { content: fixtureContent })
    await writeFile(join(folder, 'wavelength.sqlite'), 'This is text, not a database.\n'.repeat(40))
    await expect(start(folder)).rejects.toThrow(
      /is not a SQLite database, .*put a backup in its place/,
    )
    await expect(start(join(folder, 'wavelength.sqlite'))).rejects.toThrow(
      /a file has this name\. Set DATA_DIR to another folder/,
    )
  },
)
