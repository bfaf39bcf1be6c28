import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { BODY_MAX } from '#model/content/editor.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

test('a section is copied to the end of another page, after its unpublished changes', async () => {
  const { admin } = await signIn(await openTestSite(), 'editor')
  const { content } = admin
  const document = 'page:home'
  const readPage = async (key: string) => (await content.open({ document: key })).value as Page
  const before = await readPage(document)
  const drafted = { ...before, title: 'A draft' }
  await content.saveDraft({ document, version: 0, body: JSON.stringify(drafted) })
  const section = { type: 'marquee', label: 'Messages', messages: ['We moved'] }
  const copied = await content.copySection({ document, section: JSON.stringify(section) })
  expect(copied).toMatchObject({ ok: true })
  expect(await readPage(document)).toEqual({
    ...drafted,
    blocks: [...before.blocks, { ...section, _id: expect.stringMatching(/^[a-z]{12}$/) }],
  })

  for (const [key, text] of [
    ['redirects', JSON.stringify(section)],
    [document, '{"no":"type"}'],
    [document, 'no JSON'],
    [document, JSON.stringify({ ...section, label: 'x'.repeat(BODY_MAX - 100) })],
  ]) {
    const refused = await content.copySection({ document: key, section: text })
    expect(refused).toMatchObject({ ok: false, status: 422 })
  }
  expect((await readPage(document)).blocks).toHaveLength(before.blocks.length + 1)
})
