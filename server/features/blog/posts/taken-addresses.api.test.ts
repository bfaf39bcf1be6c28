import { expect, test } from 'vitest'
import { createKnownPaths } from '#server/platform/rendering/known-paths.ts'
import { readPageAddress } from '#server/platform/rendering/page-address.ts'
import { done, openPosts } from '#tests/fixtures/posts.ts'

async function setup() {
  const fixture = await openPosts()
  const { site, admin } = fixture
  return {
    ...fixture,
    redirect: (path: string, to: string) => admin.notFound.redirect({ path, to }),
    /** How the server resolves an address. */
    async resolve(path: string) {
      const knownPaths = createKnownPaths(site.servicesFor({ address: '192.0.2.1' }))
      return readPageAddress(path, await knownPaths(site.contentVersion()))
    },
  }
}

test('a post can’t take a slug that redirects elsewhere, so redirects never loop', async () => {
  const { admin, write, redirect, resolve } = await setup()
  const id = await write.published({ title: 'Bar' })
  done(await redirect('/blog/Guessed', '/blog/bar'))
  await write.save(id, { slug: 'guessed' })
  const { key: document, version } = await write.open(id)
  const message =
    'This address redirects to /blog/bar. Choose another one, or delete the redirect first.'
  expect(await admin.content.publish({ document, version })).toMatchObject({
    ...{ ok: false, status: 422, errors: { slug: message } },
  })
  expect(await resolve('/blog/guessed')).toMatchObject({ kind: 'moved', path: '/blog/bar' })
  expect(await resolve('/blog/bar')).toMatchObject({ kind: 'page' })
})

test('a new post skips slugs that redirect elsewhere', async () => {
  const { write, redirect, slugs } = await setup()
  done(await redirect('/blog/taken', '/blog'))
  done(await redirect('/blog/Taken-2', '/blog'))
  expect(await write.slugOf(await write.published({ title: 'Taken' }))).toBe('taken-3')
  expect(await slugs()).toContain('taken-3')
})

test('a draft whose slug was redirected meanwhile is reachable once published', async () => {
  const { posts, write, redirect, resolve } = await setup()
  const id = await write.draft({ title: 'Quiet' })
  done(await redirect('/blog/QUIET', '/blog'))
  expect(await resolve('/blog/quiet')).toMatchObject({ kind: 'moved', path: '/blog' })
  await write.publish(id)
  expect(await resolve('/blog/quiet')).toMatchObject({ kind: 'page', path: '/blog/quiet' })
  done(await posts.trash({ id }))
  expect(await resolve('/blog/quiet')).toMatchObject({ kind: 'moved', path: '/blog' })
})
