import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { adminContext } from '#app/admin/admin-from.ts'
import type { Role } from '#model/accounts/accounts.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { loader as newEntry } from './content/collections/new-entry.tsx'
import { loader as newPage } from './content/new-page.tsx'
import { loader as addPictures } from './media/add.tsx'

test.each([
  ['a new page', newPage],
  ['a new entry', newEntry],
  ['new pictures', addPictures],
])('authors, but not viewers, open the screen of %s', async (_, loader) => {
  const site = await openTestSite()
  async function open(role: Role) {
    const context = new RouterContextProvider()
    context.set(adminContext, (await signIn(site, role)).admin)
    const args = {
      context,
      params: { collection: 'jobs' },
      request: new Request('http://localhost/admin'),
    }
    return loader(args as never)
  }
  await expect(open('author')).resolves.not.toThrow()
  await expect(open('viewer')).rejects.toMatchObject({ status: 403 })
})
