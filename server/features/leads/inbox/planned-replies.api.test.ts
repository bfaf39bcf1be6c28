import { expect, test } from 'vitest'
import { REPLY_UNDO_TIME } from '#model/leads/inbox.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'

const key = '0190a5c2-0000-7000-8000-000000000001'

/** An inquiry, and a reply to it that leaves three days later; the fixture site’s clock is 5:30 ahead. */
async function setup(at = '2026-11-24T15:00') {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor', 'Edit Or')
  const { id } = await inbox.inquire()
  const input = { id, reply: 'Until Tuesday', key, at }
  const planned = await admin.leads.reply(input)
  return {
    ...inbox,
    admin,
    id,
    input,
    planned,
    replies: () => inbox.received.filter(({ subject }) => subject?.startsWith('Re:')),
    async next() {
      const { planned } = await admin.leads.lead({ id })
      return planned[0]
    },
  }
}

test('a planned reply is shown on its lead and leaves at its time, once', async () => {
  const test = await setup()
  expect(test.planned.message).toMatch('Nov 24, 2026, 3:00 PM')
  await test.admin.leads.reply(test.input)
  expect(await test.next()).toMatchObject({
    text: 'Until Tuesday',
    at: '2026-11-24T09:30:00.000Z',
    actor: 'Edit Or',
    isOwn: true,
    held: null,
  })
  test.pass(71 * hour)
  await test.site.sendOutbox()
  expect(test.replies()).toEqual([])
  test.pass(hour)
  await Promise.all([test.site.sendOutbox(), test.site.sendOutbox()])
  await test.site.sendOutbox()
  expect(test.replies()).toHaveLength(1)
  expect(await test.next()).toBeUndefined()
  const lead = await test.admin.leads.lead({ id: test.id })
  expect(lead.status).toBe('answered')
  expect(lead.timeline).toContainEqual(
    expect.objectContaining({ kind: 'reply', actor: 'Edit Or', text: 'Until Tuesday' }),
  )
})

test('a planned reply can be cancelled, or sent now', async () => {
  const test = await setup()
  const event = (await test.next())?.id
  expect(await test.admin.leads.undoReply({ id: test.id, event })).toMatchObject({
    value: { reply: 'Until Tuesday' },
  })
  expect(await test.admin.leads.sendPlanned({ id: test.id, event })).toMatchObject({ status: 409 })
  await test.admin.leads.reply({ ...test.input, reply: 'Sooner' })
  const sooner = { id: test.id, event: (await test.next())?.id }
  expect(await test.admin.leads.sendPlanned(sooner)).toMatchObject({ ok: true })
  expect(await test.admin.leads.sendPlanned(sooner)).toMatchObject({ status: 409 })
  test.pass(REPLY_UNDO_TIME)
  await test.site.sendOutbox()
  expect(test.replies().map(({ text }) => text?.includes('Sooner'))).toEqual([true])
})

test('a time that has passed or is none is refused, and nothing is planned', async () => {
  const test = await setup('2026-11-20T09:00')
  expect(test.planned).toMatchObject({ status: 422, errors: { at: expect.any(String) } })
  for (const at of ['tomorrow', '2026-02-30T09:00', '99999-01-01T00:00']) {
    expect(await test.admin.leads.reply({ ...test.input, at })).toMatchObject({ status: 422 })
  }
  expect(await test.next()).toBeUndefined()
})

test('a planned reply is held if the visitor writes first, until somebody sends it', async () => {
  const test = await setup()
  test.pass(hour)
  await test.store
    .insertInto('lead_mails')
    .values({
      id: 'mail',
      lead_id: test.id,
      message_id: 'one@example.com',
      from_name: 'Ann',
      from_address: 'ann@example.com',
      subject: 'Re:',
      text: 'Never mind.',
      quoted: '',
      kind: 'answer',
      bounced: null,
      refused: '[]',
      received_at: test.clock().toISOString(),
    })
    .execute()
  expect(await test.next()).toMatchObject({ held: 'answer' })
  test.pass(72 * hour)
  await test.site.sendOutbox()
  expect(test.replies()).toEqual([])
  await test.admin.leads.sendPlanned({ id: test.id, event: (await test.next())?.id })
  test.pass(REPLY_UNDO_TIME)
  await test.site.sendOutbox()
  expect(test.replies()).toHaveLength(1)
})

test('a planned reply to spam is held, and goes with a lead that is erased', async () => {
  const test = await setup()
  await test.admin.leads.setStatus({ id: test.id, status: 'spam' })
  test.pass(72 * hour)
  await test.site.sendOutbox()
  const event = (await test.next())?.id
  expect(await test.admin.leads.sendPlanned({ id: test.id, event })).toMatchObject({ status: 409 })
  await test.admin.leads.setStatus({ id: test.id, status: 'not-spam' })
  await test.site.sendOutbox()
  expect(await test.next()).toMatchObject({ held: 'spam' })
  expect(test.replies()).toEqual([])
  const owner = await signIn(test, 'owner')
  await owner.admin.privacy.erase({ address: 'ann@example.com', typed: 'ann@example.com' })
  expect(await test.rows('planned_replies')).toEqual([])
})

test('only a reply that leaves in time ends the reminders', async () => {
  const reminded = async (at: string) => {
    const test = await setup(at)
    test.pass(10.5 * hour)
    await test.site.sendOutbox()
    return (await test.rows('outbox')).some(({ topic }) => topic === 'lead-reminder')
  }
  expect(await reminded('2026-11-22T03:00')).toBe(false)
  expect(await reminded('2026-11-22T03:01')).toBe(true)
})
