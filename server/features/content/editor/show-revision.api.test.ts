import { expect, it } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

it('shows an earlier version as its page, although it is not valid any more', async () => {
  const test = await openTestSite()
  const { site, rows } = test
  const { admin, cookie } = await signIn(test, 'editor')
  const document = 'page:home'
  const { value } = (await admin.content.open({ document })) as { value: Page }
  const earlier = { ...value, title: 'Why them', blocks: [{ type: 'hologram' }, ...value.blocks] }
  await admin.content.saveDraft({ document, version: 0, body: JSON.stringify(earlier) })
  const other = await signIn(test, 'owner')
  await other.admin.content.saveDraft({ document, version: 1, body: JSON.stringify(value) })
  const revision = (await rows('content_revisions')).find(({ body }) => body.includes('Why them'))

  const shown = await admin.content.showRevision({ document, revision: revision?.id })
  expect(withoutEntryIds(shown.value)).toEqual(withoutEntryIds(earlier))
  expect(shown.address).toMatch(/^\/\?preview=/)
  const services = await openPreview(site, shown.address, cookie)
  expect(services?.settings.view()).toBe('preview')
  const page = await services?.content.page('home')
  expect(page?.title).toBe('Why them')
  expect(page?.blocks).toHaveLength(value.blocks.length)

  const job = 'job:qa-tester'
  await admin.content.deleteEntry({ document: job, version: 0 })
  const deletion = (await rows('content_revisions')).find((row) => row.document === job)
  for (const missing of [
    { document, revision: 'none' },
    { document: job, revision: deletion?.id },
  ]) {
    await expect(admin.content.showRevision(missing)).rejects.toMatchObject({ status: 404 })
  }
})

it('shows what visitors see, and what came with the site, to compare a draft with', async () => {
  const { admin } = await signIn(await openTestSite(), 'editor')
  const document = 'page:home'
  const { value } = (await admin.content.open({ document })) as { value: Page }
  const save = (title: string, version: number) =>
    admin.content.saveDraft({ document, version, body: JSON.stringify({ ...value, title }) })
  const shownTitle = async (revision: string) => {
    const shown = await admin.content.showRevision({ document, revision })
    return (shown.value as Page).title
  }
  await save('A first change', 0)
  expect(await shownTitle('site')).toBe(value.title)
  const body = JSON.stringify({ ...value, title: 'What visitors see' })
  expect(await admin.content.publish({ document, version: 1, body, note: '' })).toMatchObject({
    ok: true,
  })
  await save('A second change', 2)
  expect(await shownTitle('site')).toBe('What visitors see')
  expect(await shownTitle('original')).toBe(value.title)
  await expect(
    admin.content.showRevision({ document: 'page:nothing', revision: 'site' }),
  ).rejects.toMatchObject({ status: 404 })
})
