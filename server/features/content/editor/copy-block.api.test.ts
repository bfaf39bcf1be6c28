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
  const block = { type: 'marquee', label: 'Messages', messages: ['We moved'] }
  const copied = await content.copyBlock({ document, block: JSON.stringify(block) })
  expect(copied).toMatchObject({ ok: true })
  expect(await readPage(document)).toEqual({
    ...drafted,
    blocks: [...before.blocks, { ...block, _id: expect.stringMatching(/^[a-z]{12}$/) }],
  })

  for (const [key, text] of [
    ['redirects', JSON.stringify(block)],
    [document, '{"no":"type"}'],
    [document, 'no JSON'],
    [document, JSON.stringify({ ...block, label: 'x'.repeat(BODY_MAX - 100) })],
  ]) {
    const refused = await content.copyBlock({ document: key, block: text })
    expect(refused).toMatchObject({ ok: false, status: 422 })
  }
  expect((await readPage(document)).blocks).toHaveLength(before.blocks.length + 1)
})
