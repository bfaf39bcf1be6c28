import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { claimNames } from '#model/setup/sample.ts'
import { setupSteps } from '#model/setup/steps.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { readSiteContent } from '#tests/fixtures/site-content.ts'

async function setup() {
  const site = await openTestSite({ content: await readSiteContent() })
  const { admin } = await signIn(site, 'owner')
  const shown = site.site.servicesFor({ address: '192.0.2.1' })
  return { ...site, admin, shown }
}

test('services that are not chosen leave the site with their cards and form options, and come back', async () => {
  const { admin, shown, site } = await setup()
  const { services } = await admin.setup.show()
  const all = services.map(({ slug }) => slug)
  const [kept = '', gone = ''] = all
  const { value, version } = await admin.content.open({ document: `service:${gone}` })
  const body = JSON.stringify({ ...(value as object), inquiryService: 'Search' })
  await admin.content.publish({ document: `service:${gone}`, version, body })
  const before = await shown.content.forms()
  expect(await admin.setup.chooseServices({ service: kept })).toMatchObject({ ok: true })
  expect((await shown.content.services()).map(({ slug }) => slug)).toEqual([kept])
  expect(await site.addresses()).not.toContainEqual(
    expect.objectContaining({ path: `/services/${gone}` }),
  )
  const pages = await Promise.all(
    (await site.addresses()).map(({ path }) => shown.content.page(path.slice(1) || 'home')),
  )
  expect(JSON.stringify(pages)).not.toContain(`"/services/${gone}"`)
  expect((await admin.setup.show()).services).toContainEqual(
    expect.objectContaining({ slug: gone, isShown: false }),
  )
  const options = (await shown.content.forms()).inquiry.services.map(({ id }) => id)
  expect(options).toEqual(
    before.inquiry.services.map(({ id }) => id).filter((id) => id !== 'Search'),
  )
  expect(await admin.setup.chooseServices({ service: all })).toMatchObject({ ok: true })
  expect((await shown.content.services()).map(({ slug }) => slug)).toEqual(all)
  expect(await shown.content.forms()).toEqual(before)
  expect(await admin.setup.chooseServices({ service: 'nothing-like-it' })).toMatchObject({
    status: 422,
  })
})

test('what is invented is taken off in one step, and no page breaks', async () => {
  const { admin, shown, site } = await setup()
  const own = await admin.content.open({ document: 'page:about' })
  const about = own.value as Page
  const claimed = about.blocks.find(({ type }) => type === 'testimonials')
  expect(claimed).toBeDefined()
  // Somebody else’s unfinished work on the page stays.
  const body = JSON.stringify({ ...about, title: 'Half written' })
  await admin.content.saveDraft({ document: 'page:about', version: own.version, body })
  const off = 'page:work'
  expect(await admin.content.unpublish({ document: off })).toMatchObject({ ok: true })
  const before = (await admin.content.list()).documents.filter(({ isOriginal }) => isOriginal)
  expect(await admin.setup.hideSample({ claim: [...claimNames] })).toMatchObject({ ok: true })
  for (const { claim, entries, sections } of (await admin.setup.show()).claims) {
    expect({ claim, entries, sections }).toEqual({ claim, entries: 0, sections: 0 })
  }
  const { entries } = site.content.defaults()
  const addresses = (await site.addresses()).map(({ path }) => path)
  expect(addresses).not.toContain(`/projects/${entries.case[0]?.slug}`)
  for (const path of addresses) {
    const page = await shown.content.page(path.slice(1) || 'home')
    expect(JSON.stringify(page ?? {})).not.toContain(entries.person[0]?.name)
  }
  expect(await admin.content.open({ document: off })).toMatchObject({ isOff: true })
  expect(await shown.content.page('work')).toBeNull()
  const opened = await admin.content.open({ document: 'page:about' })
  expect(opened.value).toMatchObject({ title: 'Half written' })
  const still = (opened.value as Page).blocks.find(({ type }) => type === 'testimonials')
  expect(still).toMatchObject({ hidden: true })
  // The sample’s film is in its colours; a drawing is in those of the theme.
  const opening = (await shown.content.page('about'))?.blocks.find(({ type }) => type === 'hero')
  expect(opening).toMatchObject({ layout: 'drawing' })
  // Its texts are the sample’s all the same.
  const after = (await admin.content.list()).documents.filter(({ isOriginal }) => isOriginal)
  expect(after.map(({ key }) => key)).toContain('page:about')
  expect(after.length).toBeLessThan(before.length)
  expect(await admin.setup.hideSample({ claim: 'people' })).toMatchObject({ status: 409 })
})

test('what somebody has changed is not the sample’s', async () => {
  const { admin, shown } = await setup()
  const { entries } = await admin.content.entries({ kind: 'testimonial' })
  const [first] = entries
  if (!first) throw new Error('There is no testimonial.')
  const { key: document } = first
  const { value, version } = await admin.content.open({ document })
  const body = JSON.stringify({ ...(value as object), name: 'A client of ours' })
  expect(await admin.content.publish({ document, version, body })).toMatchObject({ ok: true })
  expect(await admin.setup.hideSample({ claim: 'testimonials' })).toMatchObject({ ok: true })
  const rest = (await admin.content.entries({ kind: 'testimonial' })).entries
  expect(rest.filter(({ isOff }) => !isOff).map(({ key }) => key)).toEqual([document])
  expect(await shown.content.page('home')).not.toBeNull()
})

test('a changed document says how many texts of the sample it still has', async () => {
  const { admin } = await setup()
  const document = 'page:about'
  const textsOf = async () => {
    const { documents } = await admin.content.list()
    return documents.find(({ key }) => key === document)?.sampleTexts
  }
  const publish = async (change: (page: Page) => object) => {
    const { value, version } = await admin.content.open({ document })
    const body = JSON.stringify(change(value as Page))
    expect(await admin.content.publish({ document, version, body })).toMatchObject({ ok: true })
  }
  expect(await textsOf()).toBe(0)
  await publish((page) => ({ ...page, title: 'About our own agency' }))
  const before = (await textsOf()) ?? 0
  expect(before).toBeGreaterThan(3)
  await publish((page) => ({
    ...page,
    description: 'What our own agency says of itself here, in words enough.',
  }))
  expect(await textsOf()).toBe(before - 1)
  await publish((page) => ({
    ...page,
    blocks: page.blocks.map((one) => ({ ...one, hidden: true })),
  }))
  expect(await textsOf()).toBe(0)
})

test('the set-up goes on where it was left', async () => {
  const { admin } = await setup()
  expect((await admin.setup.show()).done).toEqual([])
  await admin.setup.finishStep({ step: 'logo' })
  await admin.setup.finishStep({ step: 'agency' })
  expect((await admin.setup.show()).done).toEqual(['agency', 'logo'])
  for (const step of setupSteps) await admin.setup.finishStep({ step })
  expect((await admin.dashboard.show()).steps).toMatchObject({ setup: true })
  expect(await admin.setup.finishStep({ step: 'nowhere' })).toMatchObject({ ok: false })
})
