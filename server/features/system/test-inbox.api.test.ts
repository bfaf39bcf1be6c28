import { expect, test } from 'vitest'
import {
  forgetInboxTest,
  readInboxTest,
  writeInboxTest,
} from '#server/features/leads/mails/inbox-test.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { startImap } from '#tests/fixtures/imap.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { inboxSettings, rawMail } from '#tests/fixtures/mails.ts'

const minute = 60_000

async function setup() {
  const imap = await startImap()
  const settings = { ...inboxSettings, IMAP_URL: imap.url }
  const inbox = await openInbox({ withMail: true, settings })
  const { admin } = await signIn(inbox, 'owner')
  await inbox.site.collectMails()
  return {
    ...inbox,
    imap,
    admin,
    check: async () => (await admin.goLive.show()).checks.find(({ id }) => id === 'inbox'),
  }
}

test('a test email to the inbox is seen to come in, and is no lead', async () => {
  const { admin, imap, received, site, clock, rows, check } = await setup()
  expect(await check()).toMatchObject({ state: 'warning' })
  expect(await admin.system.testInbox()).toMatchObject({ ok: true })
  const [to = ''] = received[0]?.envelopeTo ?? []
  expect(to).toMatch(/^hello\+test-[a-z2-7]{13}@agency\.test$/)
  expect(await check()).toMatchObject({ state: 'unknown' })
  imap.deliver(rawMail({ from: received[0]?.from?.address, to }), clock())
  await site.collectMails()
  expect(await admin.system.inbox()).toMatchObject({
    test: { address: to, arrivedAt: clock().toISOString() },
  })
  expect(await check()).toMatchObject({ state: 'done' })
  expect([await rows('leads'), await rows('lead_mails')]).toEqual([[], []])
})

test('one that has not come in after two minutes has a sentence that says what to do', async () => {
  const { admin, pass, check } = await setup()
  await admin.system.testInbox()
  pass(2 * minute)
  expect(await check()).toMatchObject({
    state: 'todo',
    found: expect.stringContaining('turn on plus addressing'),
  })
})

test('a mailbox that cannot be read needs attention after ten minutes', async () => {
  const { admin, imap, site, pass, check } = await setup()
  const problem = expect.stringContaining('does not accept the user or the password')
  imap.mailbox.password = 'another'
  imap.cut()
  await site.collectMails()
  pass(5 * minute)
  await site.collectMails()
  expect(await check()).toMatchObject({ state: 'todo', found: problem })
  const attention = async () => (await admin.dashboard.show({ period: '30d' })).waiting.inboxProblem
  expect(await attention()).toBeNull()
  pass(10 * minute)
  expect(await attention()).toEqual(problem)
})

test('a test email that could not be sent is not waited for', async () => {
  const { admin, pass, check, stopMail } = await setup()
  await stopMail()
  expect(await admin.system.testInbox()).toMatchObject({ ok: false, status: 422 })
  pass(2 * minute)
  expect(await check()).toMatchObject({ state: 'warning' })
})

test('a test email that could not be sent takes away no other that was begun since', async () => {
  const { store } = (await setup()).database
  const sentAt = '2026-11-20T08:00:00.000Z'
  const first = { address: 'hello+test-a@agency.test', sentAt, arrivedAt: null }
  const second = { ...first, address: 'hello+test-b@agency.test' }
  await writeInboxTest(store, second)
  await forgetInboxTest(store, first)
  expect(await readInboxTest(store)).toEqual(second)
  await forgetInboxTest(store, second)
  expect(await readInboxTest(store)).toBeNull()
})

test('without a mailbox the test says what to set', async () => {
  const { admin } = await signIn(await openInbox({ withMail: true }), 'owner')
  expect(await admin.system.testInbox()).toMatchObject({
    status: 409,
    message: expect.stringContaining('IMAP_URL'),
  })
})
