import { expect, test } from 'vitest'
import { collections, entryKey, entryKinds } from '#model/content/collections.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { openPreview } from '#tests/fixtures/previews.ts'
import { readSiteContent } from '#tests/fixtures/site-content.ts'

const siteContent = await readSiteContent()

const MARK = 'Ninety Name'

async function setup() {
  const site = await openTestSite({ content: siteContent })
  const { admin, cookie } = await signIn(site, 'editor', 'Dana')
  const { content } = admin
  const { servicesFor } = site.site
  /** Whether any page or list of the public site shows the mark. */
  async function isShown() {
    const shown = servicesFor({ address: '192.0.2.1' }).content
    const pages = await Promise.all([...siteContent.pages.keys()].map((id) => shown.page(id)))
    const lists = await Promise.all([shown.jobs(), site.fetch('/api/faq').then((a) => a.text())])
    return JSON.stringify([pages, lists]).includes(MARK)
  }
  /** Publishes an entry with the mark in its name. */
  async function publishMarked(document: string, field: string) {
    const { value, version } = await content.open({ document })
    const body = JSON.stringify({ ...(value as object), [field]: MARK })
    expect(await content.publish({ document, version, body })).toMatchObject({ ok: true })
  }
  return { ...site, content, cookie, isShown, publishMarked }
}

test.each(entryKinds.filter((kind) => kind !== 'case'))(
  'a %s that is unpublished is shown nowhere until it is published again',
  async (kind) => {
    const { content, isShown, publishMarked } = await setup()
    const id = (await content.entries({ kind })).entries[0]?.id ?? ''
    const document = entryKey(kind, id)
    await publishMarked(document, collections[kind].nameField)
    expect(await isShown()).toBe(true)
    expect(await content.unpublish({ document })).toMatchObject({ ok: true })
    expect(await isShown()).toBe(false)
    const { entries } = await content.entries({ kind })
    expect(JSON.stringify(entries)).toContain(MARK)
    expect(entries[0]).toMatchObject({ key: document, isOff: true })
    expect(await content.open({ document })).toMatchObject({ isOff: true })
    expect(await content.republish({ document })).toMatchObject({ ok: true })
    expect(await isShown()).toBe(true)
  },
)

test('the editor of a page that is unpublished shows the page beside its fields', async () => {
  const { content, site, cookie } = await setup()
  const document = 'page:text'
  const pageOf = async () => {
    const { frame } = await content.open({ document })
    return (await openPreview(site, frame, cookie))?.content.page('text')
  }
  const before = await pageOf()
  expect(before).toMatchObject({ id: 'text' })
  const answer = await content.unpublish({ document })
  expect(answer).toMatchObject({ ok: true })
  expect(await site.servicesFor({ address: '192.0.2.1' }).content.page('text')).toBeFalsy()
  expect(await pageOf()).toMatchObject({ id: 'text', title: before?.title })
})
