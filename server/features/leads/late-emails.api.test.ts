import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'

/** An inquiry whose mails are held, with the reminder that is written after ten hours. */
async function opened() {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  const { id, reference } = await inbox.inquire()
  inbox.pass(10 * hour)
  await inbox.site.sendOutbox()
  /** What a mail would say if it left now; undefined where it would not be sent. */
  async function written(topic: string) {
    const { messages } = await admin.mail.list({ topic, state: 'paused' })
    const shown = await admin.mail.show({ id: messages[0]?.id })
    return shown.written ?? undefined
  }
  return { ...inbox, id, reference, written }
}

test.each([
  [0, 'Two hours left'],
  [0.5, 'Less than two hours left'],
  [1.5, 'Less than an hour left'],
  [2, 'Overdue'],
])('a reminder that leaves %f hours late says “%s”', async (hours, words) => {
  const { pass, reference, written } = await opened()
  pass(hours * hour)
  const subject = `${words}: Ann Lee waits for an answer (${reference})`
  expect(await written('lead-reminder')).toMatchObject({ subject })
})

test('a receipt that leaves after the promised time promises nothing that is over', async () => {
  const { pass, written } = await opened()
  expect((await written('lead-to-visitor'))?.text).toContain('within 12 hours')
  pass(2 * hour)
  const late = (await written('lead-to-visitor'))?.text
  expect(late).toContain('This mail comes later than it should; a person answers you next.')
  expect(late).not.toContain('within 12 hours')
})

test.each([{ answered_at: '2026-11-21T19:30:00.000Z' }, { status: 'lost' as const }])(
  'a reminder that was written while somebody acted is not sent: %o',
  async (done) => {
    const { store, id, written } = await opened()
    expect(await written('lead-reminder')).toBeDefined()
    await store.updateTable('leads').set(done).where('id', '=', id).execute()
    expect(await written('lead-reminder')).toBeUndefined()
  },
)
