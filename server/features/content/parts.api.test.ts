import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { partNames, type SitePart } from '#model/content/parts.ts'
import type { Navigation, Site } from '#model/content/site.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { postText, writerOf } from '#tests/fixtures/posts.ts'
import { readSiteContent } from '#tests/fixtures/site-content.ts'

async function setup() {
  const site = await openTestSite({ content: await readSiteContent() })
  const { admin } = await signIn(site, 'owner')
  const { content } = admin

  async function publish<T>(document: string, change: (value: T) => object) {
    const { value, version } = await content.open({ document })
    const body = JSON.stringify(change(value as T))
    return content.publish({ document, version, body })
  }
  const turn = (parts: Partial<Record<SitePart, boolean>>) =>
    publish<Site>('site', (value) => ({ ...value, parts: { ...value.parts, ...parts } }))
  const shown = site.site.servicesFor({ address: '192.0.2.1' })
  return { ...site, admin, publish, turn, shown }
}

const allOff = Object.fromEntries(partNames.map((name) => [name, false]))

test('nothing leads to the parts that are off, and all of it comes back', async () => {
  const { site, turn, shown } = await setup()
  const before = await site.addresses()
  const menu = await shown.content.navigation()
  expect(await turn(allOff)).toMatchObject({ ok: true })
  const off = /^\/(blog|career|partners?|projects|client|newsletter)(\/|$)/
  const after = (await site.addresses()).map(({ path }) => path)
  expect(after.filter((path) => off.test(path))).toEqual([])
  expect(after).toContain('/')
  const visible = [
    await shown.content.navigation(),
    await shown.content.services(),
    await shown.content.screens(),
    ...(await Promise.all(after.map((path) => shown.content.page(path.slice(1) || 'home')))),
  ]
  const texts = JSON.stringify(visible)
  expect(texts).not.toMatch(/"href":"\/(blog|career|partners?|projects|client)[/"?#]/)
  expect(texts).not.toMatch(/\]\(\/(blog|career|partners?|projects|client)[/)?#]/)
  expect(texts).not.toContain('"type":"posts"')
  expect(await shown.content.jobs()).toEqual([])
  expect(await turn(Object.fromEntries(partNames.map((name) => [name, true])))).toMatchObject({
    ok: true,
  })
  expect(await site.addresses()).toEqual(before)
  expect(await shown.content.navigation()).toEqual(menu)
})

test('a button to a part that is off appears with the part', async () => {
  const { turn, publish, shown } = await setup()
  await turn({ careers: false })
  const call = { label: 'Come', href: '/career' }
  expect(
    await publish<Navigation>('navigation', (value) => ({ ...value, hire: call })),
  ).toMatchObject({ ok: true })
  expect((await shown.content.navigation()).hire).toBeUndefined()
  expect(await shown.content.page('career')).toBeNull()
  await turn({ careers: true })
  expect((await shown.content.navigation()).hire).toEqual(call)
  expect((await shown.content.page('career')) as Page | null).not.toBeNull()
})

test('an article’s links to what is off are words', async () => {
  const { admin, turn, shown } = await setup()
  const { published, slugOf } = writerOf(admin)
  const content = 'See [our **jobs**](/career) and [us](/contact).'
  const slug = await slugOf(await published({ ...postText, content }))
  expect((await shown.blog.post(slug))?.html).toContain('href="/career"')
  await turn({ careers: false })
  expect((await shown.blog.post(slug))?.html).toBe(
    '<p>See our <strong>jobs</strong> and <a href="/contact">us</a>.</p>',
  )
})
