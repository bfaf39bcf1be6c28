import { expect, test } from 'vitest'
import { NOT_FOUND_MAX } from '#model/not-found/not-found.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { done, writerOf } from '#tests/fixtures/posts.ts'
import { createNotFoundLog } from './not-found-log.ts'

const start = Date.parse('2026-11-21T09:30:00Z')

async function setup() {
  let now = start
  const site = await openTestSite({ clock: () => new Date(now) })
  const { admin } = await signIn(site, 'owner')
  return {
    ...site,
    admin,
    notFound: admin.notFound,
    pass(milliseconds: number) {
      now += milliseconds
    },
    visit(path: string, referer?: string) {
      const headers = referer ? { referer } : undefined
      site.site.noteNotFound(new Request(`https://wavelength.example${path}`, { headers }), path)
    },
  }
}

test('missing pages are counted by path, without letter case, query or visitor', async () => {
  const { visit, pass, site, notFound, rows } = await setup()
  visit('/Old-Page', 'https://www.search.test/results?q=secret#part')
  await site.flushNotFound()
  pass(60_000)
  visit('/old-page')
  visit('/old-page', 'https://wavelength.example/blog/first-post?utm_source=x')
  visit('/other')
  await site.flushNotFound()
  expect(await notFound.list()).toMatchObject({
    paths: [
      {
        path: '/old-page',
        hits: 3,
        referrer: '/blog/first-post',
        firstSeen: '2026-11-21T09:30:00.000Z',
        lastSeen: '2026-11-21T09:31:00.000Z',
      },
      { path: '/other', hits: 1, referrer: null },
    ],
    probes: null,
  })
  expect(JSON.stringify(await rows('not_found_paths'))).not.toMatch(/secret|utm_|192\./)
})

test('scanner probes are counted together; files and overlong paths are not counted', async () => {
  const { visit, site, notFound } = await setup()
  const attacks = ['/wp-login.php', '/.env', '/.git/config', '/wp-admin', '/a/../b', '/x.php/y']
  for (const path of attacks) visit(path)
  for (const path of ['/missing.png', '/old.css', `/${'a'.repeat(400)}`]) visit(path)
  visit('/about-us.html')
  await site.flushNotFound()
  const { paths: listed, probes } = await notFound.list()
  expect(listed.map(({ path }) => path)).toEqual(['/about-us.html'])
  expect(probes).toMatchObject({ hits: attacks.length })
})

test('a referrer that is not a web page is omitted', async () => {
  const { visit, site, notFound } = await setup()
  visit('/a', 'javascript:alert(1)')
  visit('/b', 'https://user:word@other.test/page')
  await site.flushNotFound()
  const { paths: listed } = await notFound.list({ q: '/' })
  expect(listed.map(({ referrer }) => referrer).sort()).toEqual(['https://other.test/page', null])
})

test('the list is limited: paths with the fewest and oldest hits are deleted', async () => {
  const { visit, pass, site, rows } = await setup()
  visit('/twice')
  visit('/twice')
  for (let batch = 0; batch <= NOT_FOUND_MAX / 500; batch++) {
    pass(1_000)
    for (let index = 0; index < 500; index++) visit(`/made-up-${batch}-${index}`)
    await site.flushNotFound()
  }
  const paths = (await rows('not_found_paths')).map(({ path }) => path)
  expect(paths).toHaveLength(NOT_FOUND_MAX)
  expect(paths).toContain('/twice')
  expect(paths).toContain('/made-up-10-400')
  expect(paths).not.toContain('/made-up-0-0')
})

test('at most five hundred paths are kept in memory between two writes', async () => {
  const { visit, site, rows } = await setup()
  for (let index = 0; index < 3_000; index++) visit(`/flood-${index}`)
  await site.flushNotFound()
  expect(await rows('not_found_paths')).toHaveLength(500)
})

test('counts that could not be written are written the next time', async () => {
  const { database } = await setup()
  let isAway = true
  const store = {
    transaction() {
      if (isAway) throw new Error('away')
      return database.store.transaction()
    },
  } as Store
  const reported: unknown[] = []
  const report = (error: unknown) => `r${reported.push(error)}`
  const insights = { noteMissing() {} }
  const log = createNotFoundLog({ store, clock: () => new Date(start), report, insights }, null)
  log.note(new Request('http://localhost/x'), '/x')
  await log.flush()
  expect(reported).toHaveLength(1)
  isAway = false
  log.note(new Request('http://localhost/x'), '/x')
  await log.flush()
  const rows = await database.store.selectFrom('not_found_paths').selectAll().execute()
  expect(rows).toMatchObject([{ path: '/x', hits: 2 }])
})

test('counts are written when the server stops', async () => {
  const { openAnother, rows } = await setup()
  const other = await openAnother()
  other.noteNotFound(new Request('http://localhost/x'), '/x')
  await other.close()
  expect(await rows('not_found_paths')).toMatchObject([{ path: '/x', hits: 1 }])
})

test('a dismissed path is still counted, and can be restored', async () => {
  const { visit, site, notFound } = await setup()
  visit('/gone')
  await site.flushNotFound()
  expect(await notFound.dismiss({ path: '/gone' })).toMatchObject({ ok: true })
  visit('/gone')
  await site.flushNotFound()
  expect((await notFound.list()).paths).toEqual([])
  expect((await notFound.list({ show: 'dismissed' })).paths).toMatchObject([{ hits: 2 }])
  await notFound.dismiss({ path: '/gone', back: 'yes' })
  expect((await notFound.list()).paths).toHaveLength(1)
  expect(await notFound.dismiss({ path: '/never' })).toMatchObject({ ok: false, status: 404 })
})

test('the most similar page is suggested', async () => {
  const { visit, site, notFound } = await setup()
  for (const path of ['/abuot', '/about-us.html', '/blog/first-pots', '/zzz']) visit(path)
  await site.flushNotFound()
  const { paths: listed, targets } = await notFound.list()
  const offered = Object.fromEntries(listed.map(({ path, suggestion }) => [path, suggestion]))
  expect(offered).toMatchObject({ '/blog/first-pots': '/blog/first-post', '/zzz': null })
  expect(targets).toContain('/blog/first-post')
})

test('an address that answers by now leaves the list, and returns when it no longer does', async () => {
  const { visit, pass, site, admin, notFound } = await setup()
  const listed = async () => (await notFound.list()).paths.map(({ path }) => path).sort()
  const all = ['/blog/old-name', '/blog/soon', '/gone', '/open-house']
  for (const path of all) visit(path)
  await site.flushNotFound()
  expect(await listed()).toEqual(all)

  await admin.content.createPage({ title: 'Open house', slug: 'open-house' })
  const page = await admin.content.open({ document: 'page:open-house' })
  const body = JSON.stringify({
    ...(page.value as object),
    description: 'A page of our own, long enough for what a search engine wants to read.',
    blocks: [{ type: 'marquee', label: 'x', messages: ['Come in'] }],
  })
  await admin.content.publish({ document: 'page:open-house', version: 1, body })
  const write = writerOf(admin)
  const id = await write.published({ title: 'Old name' })
  await write.publish(id, { slug: 'new-name' })
  await write.plan(await write.draft({ title: 'Soon' }), 'publish', '2026-11-22T09:30')
  expect(await listed()).toEqual(['/blog/soon', '/gone'])

  pass(24 * 3_600_000)
  await site.runDuePlans()
  expect(await listed()).toEqual(['/gone'])
  done(await admin.content.revert({ document: 'page:open-house', version: 2 }))
  expect(await listed()).toEqual(['/gone', '/open-house'])
})

test('a viewer sees the list but cannot change it', async () => {
  const site = await setup()
  site.visit('/gone')
  await site.site.flushNotFound()
  const { admin } = await signIn(site, 'viewer')
  expect((await admin.notFound.list()).paths).toHaveLength(1)
  for (const action of [admin.notFound.dismiss, admin.notFound.redirect]) {
    await expect(action({ path: '/gone', to: '/blog' })).rejects.toMatchObject({ status: 403 })
  }
})

test('several paths are dismissed and restored; those no longer listed are named', async () => {
  const { visit, site, notFound, rows, ...test } = await setup()
  for (const path of ['/a', '/b', '/c']) visit(path)
  await site.flushNotFound()
  const listed = async (show?: string) =>
    (await notFound.list({ show })).paths.map(({ path }) => path)
  for (const path of [[], ['/a', ''], Array.from({ length: 201 }, (_, index) => `/${index}`)]) {
    expect(await notFound.dismiss({ path })).toMatchObject({ ok: false, status: 422 })
  }
  const { admin: viewer } = await signIn({ site, ...test }, 'viewer')
  await expect(viewer.notFound.dismiss({ path: ['/a', '/b'] })).rejects.toMatchObject({
    status: 403,
  })
  expect(await listed()).toEqual(['/a', '/b', '/c'])
  expect(await notFound.dismiss({ path: ['/a', '/gone', '/b'] })).toMatchObject({
    message: '2 paths dismissed, 1 was not.',
    value: { refused: ['“/gone”: This path is no longer in the list.'] },
  })
  expect(await listed()).toEqual(['/c'])
  expect(await notFound.dismiss({ path: ['/a', '/b'], back: 'yes' })).toMatchObject({
    message: '2 paths restored.',
  })
  expect(await listed('dismissed')).toEqual([])
  const actions = (await rows('audit_log')).map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('not-found.'))).toHaveLength(4)
})
