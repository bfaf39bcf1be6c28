import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'

/** An inquiry ten hours old. The test site has no mail server, so its emails and the reminder stay paused. */
async function setup() {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  const { id, reference } = await inbox.inquire()
  inbox.pass(10 * hour)
  await inbox.site.sendOutbox()
  /** The email as it would be sent now, or undefined if it would not be sent. */
  async function rendered(topic: string) {
    const { messages } = await admin.mail.list({ topic, state: 'paused' })
    const shown = await admin.mail.show({ id: messages[0]?.id })
    return shown.rendered ?? undefined
  }
  return { ...inbox, id, reference, rendered }
}

test.each([
  [0, 'Two hours left'],
  [0.5, 'Less than two hours left'],
  [1.5, 'Less than an hour left'],
  [2, 'Overdue'],
])('a reminder sent %f hours late says “%s”', async (hours, words) => {
  const { pass, reference, rendered } = await setup()
  pass(hours * hour)
  const subject = `${words}: Ann Lee is waiting for an answer (${reference})`
  expect(await rendered('lead-reminder')).toMatchObject({ subject })
})

test('a receipt sent after the deadline promises no response time', async () => {
  const { pass, rendered } = await setup()
  expect((await rendered('lead-to-visitor'))?.text).toContain('within 12 hours')
  pass(2 * hour)
  const late = (await rendered('lead-to-visitor'))?.text
  expect(late).toContain('This email is late. An answer comes next.')
  expect(late).not.toContain('within 12 hours')
})

test.each([{ waiting_since: null }, { status: 'spam' as const }])(
  'a queued reminder is not sent once someone has acted: %o',
  async (changes) => {
    const { store, id, rendered } = await setup()
    expect(await rendered('lead-reminder')).toBeDefined()
    await store.updateTable('leads').set(changes).where('id', '=', id).execute()
    expect(await rendered('lead-reminder')).toBeUndefined()
  },
)
