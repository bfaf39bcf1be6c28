import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'

const key = '0190a5c2-0000-7000-8000-000000000001'

async function setup() {
  const inbox = await openInbox()
  const { id } = await inbox.inquire()
  const editor = await signIn(inbox, 'editor')
  const owner = await signIn(inbox, 'owner')
  const draftOf = async ({ admin }: typeof editor) => (await admin.leads.lead({ id })).draft.text
  return { ...inbox, id, editor, owner, draftOf }
}

test('what somebody types is kept for them and this lead until it is sent or deleted', async () => {
  const { id, inquire, editor, owner, draftOf, rows } = await setup()
  const { leads } = editor.admin
  await leads.saveDraft({ id, text: 'Dear A' })
  expect(await leads.saveDraft({ id, text: 'Dear Ann,\r\nthank you' })).toMatchObject({ ok: true })
  expect(await draftOf(editor)).toBe('Dear Ann,\nthank you')
  expect(await draftOf(owner)).toBe('')
  const other = await inquire({ email: 'ben@example.com' })
  expect((await leads.lead({ id: other.id })).draft.text).toBe('')
  await leads.reply({ id, key, reply: 'Dear Ann,\nthank you!' })
  expect(await draftOf(editor)).toBe('')
  await leads.saveDraft({ id, text: 'P.S.' })
  await leads.saveDraft({ id, text: ' ' })
  expect(await rows('reply_drafts')).toEqual([])
})

test('two saves at once keep one draft', async () => {
  const { id, editor, draftOf, rows } = await setup()
  const texts = ['One', 'Two', 'Three']
  await Promise.all(texts.map((text) => editor.admin.leads.saveDraft({ id, text })))
  expect(await rows('reply_drafts')).toHaveLength(1)
  expect(texts).toContain(await draftOf(editor))
})

test('a draft that is too long or of no lead is refused, and the one before stays', async () => {
  const { id, editor, draftOf } = await setup()
  const { leads } = editor.admin
  await leads.saveDraft({ id, text: 'Dear Ann' })
  expect(await leads.saveDraft({ id, text: 'x'.repeat(20_001) })).toMatchObject({ status: 422 })
  expect(await leads.saveDraft({ id, text: 'a\0b' })).toMatchObject({ status: 422 })
  expect(await leads.saveDraft({ id: 'none', text: 'Dear Ann' })).toMatchObject({ status: 404 })
  expect(await draftOf(editor)).toBe('Dear Ann')
})

test('a reply that is taken back comes before what was typed meanwhile', async () => {
  const { id, editor, draftOf, rows } = await setup()
  const { leads } = editor.admin
  await leads.reply({ id, key, reply: 'First' })
  await leads.saveDraft({ id, text: 'Second' })
  const reply = (await rows('lead_events')).find(({ kind }) => kind === 'reply')
  await leads.undoReply({ id, event: reply?.id })
  expect(await draftOf(editor)).toBe('First\n\nSecond')
})
