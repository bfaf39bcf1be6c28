import { expect, test } from 'vitest'
import { emptyPost } from '#model/blog/post-document.ts'
import { emptyIssue } from '#model/newsletter/issue-document.ts'
import { addDraft } from '#tests/fixtures/issues.ts'
import { openPosts } from '#tests/fixtures/posts.ts'

/** Actions on one document, by what else they need. */
const actions = {
  movePage: { slug: 'elsewhere' },
  revert: {},
  copyBlock: { block: '{"type":"marquee","label":"x","messages":["Come in"]}' },
  duplicateEntry: {},
  moveEntry: { to: '0' },
  deleteEntry: {},
  restoreEntry: {},
  render: { body: '{}' },
  check: { body: '{}' },
  sharePreview: {},
  preview: {},
  publish: { body: '{}' },
  republish: {},
  discard: {},
} as const

test('what only pages and entries can do is refused in a sentence for a post and an issue, and changes nothing', async () => {
  const { admin, write, rows, reported } = await openPosts()
  const post = await write.published()
  const issue = await addDraft(admin)
  const stored = async () =>
    JSON.stringify([await rows('posts'), await rows('content_documents'), await rows('plans')])
  const before = await stored()
  for (const document of [`post:${post}`, `issue:${issue.id}`]) {
    const { version } = await admin.content.open({ document })
    for (const [name, more] of Object.entries(actions)) {
      const act = admin.content[name as keyof typeof actions]
      // A query that is refused throws its response.
      const answer = await act({ document, version, ...more }).catch((error: unknown) => {
        if (error instanceof Response) return { status: error.status, message: '' }
        throw error
      })
      if (name === 'render' || name === 'check') continue
      expect([document, name, answer]).toEqual([
        ...[document, name],
        expect.objectContaining({ status: expect.any(Number), message: expect.any(String) }),
      ])
    }
    const plan = document.startsWith('post:') ? 'send' : 'publish'
    const at = '2027-01-01T09:00'
    expect(await admin.content.plan({ document, version, action: plan, at })).toMatchObject({
      ...{ ok: false, status: 422 },
    })
  }
  expect(await stored()).toBe(before)
  expect(reported).toEqual([])
})

test('a draft that lacks fields, or has them of another type, opens with empty ones', async () => {
  const { admin, write } = await openPosts()
  const post = await write.draft({ title: 'Spring' })
  const issue = await addDraft(admin)
  const body = JSON.stringify({ content: 7, more: 'x' })
  for (const [document, empty] of [
    [`post:${post}`, { ...emptyPost, category: expect.any(String) }],
    [`issue:${issue.id}`, emptyIssue],
  ] as const) {
    const { version } = await admin.content.open({ document })
    expect(await admin.content.saveDraft({ document, version, body })).toMatchObject({ ok: true })
    expect((await admin.content.open({ document })).value).toEqual(empty)
  }
})
