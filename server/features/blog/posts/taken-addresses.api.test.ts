import { expect, test } from 'vitest'
import { createKnownPaths } from '#server/platform/rendering/known-paths.ts'
import { readPageAddress } from '#server/platform/rendering/page-address.ts'
import { done, openPosts, postText } from '#tests/fixtures/posts.ts'

const published = { ...postText, status: 'published' }

async function openAddresses() {
  const opened = await openPosts()
  const { site, admin } = opened
  return {
    ...opened,
    lead: (path: string, to: string) => admin.notFound.redirect({ path, to }),
    /** Where an address leads by the server's own reading of it. */
    async led(path: string) {
      const knownPaths = createKnownPaths(site.servicesFor({ address: '192.0.2.1' }))
      return readPageAddress(path, await knownPaths(site.contentVersion()))
    },
  }
}

test('a post can’t take a slug that redirects elsewhere, so redirects never loop', async () => {
  const { posts, lead, led } = await openAddresses()
  const { id } = done(await posts.create({ ...published, title: 'Bar' }))
  done(await lead('/blog/Guessed', '/blog/bar'))
  const sentence =
    'This address redirects to /blog/bar; choose another one, or delete the redirect first'
  expect(await posts.update({ ...published, id, version: 1, slug: 'guessed' })).toMatchObject({
    ok: false,
    status: 422,
    errors: { slug: sentence },
  })
  expect(await led('/blog/guessed')).toMatchObject({ kind: 'moved', path: '/blog/bar' })
  expect(await led('/blog/bar')).toMatchObject({ kind: 'page' })
})

test('a new post skips slugs that redirect elsewhere', async () => {
  const { posts, lead, slugs } = await openAddresses()
  done(await lead('/blog/taken', '/blog'))
  done(await lead('/blog/Taken-2', '/blog'))
  expect(done(await posts.create({ ...published, title: 'Taken' })).slug).toBe('taken-3')
  expect(await slugs()).toContain('taken-3')
})

test('a draft whose slug was redirected meanwhile is reachable once published', async () => {
  const { posts, lead, led } = await openAddresses()
  const { id } = done(await posts.create({ ...postText, title: 'Quiet' }))
  done(await lead('/blog/QUIET', '/blog'))
  expect(await led('/blog/quiet')).toMatchObject({ kind: 'moved', path: '/blog' })
  const { fields } = await posts.show({ id })
  done(await posts.update({ ...fields, id, version: 1, status: 'published' }))
  expect(await led('/blog/quiet')).toMatchObject({ kind: 'page', path: '/blog/quiet' })
  done(await posts.trash({ id }))
  expect(await led('/blog/quiet')).toMatchObject({ kind: 'moved', path: '/blog' })
})
