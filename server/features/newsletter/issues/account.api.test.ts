import { expect, test } from 'vitest'
import { openIssues, subscriberId } from '#tests/fixtures/issues.ts'

test('an address that is none fails by itself, and all others get the issue', async () => {
  const { issues, draft, subscribe, deliver, recipients, store } = await openIssues()
  await subscribe(['ann', 'bob', 'cleo'])
  await store
    .updateTable('newsletter_subscribers')
    .set({ email: 'bob at example.com' })
    .where('id', '=', subscriberId('bob'))
    .execute()
  const { id, version } = await draft()
  await issues.send({ id, version })
  await deliver()
  expect(recipients()).toEqual(['ann@example.com', 'cleo@example.com'])
  const sums = { recipients: 3, sent: 2, failed: 1, skipped: 0, waiting: 0 }
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', ...sums })
})

test('a restored, stopped and resumed issue, and one without its emails, add up', async () => {
  const { issues, draft, subscribe, deliver, store, site } = await openIssues()
  await subscribe(['ann', 'bob'])
  const { id, version } = await draft()
  await issues.send({ id, version })
  await site.runIssues()
  await issues.stop({ id })
  await deliver()
  const none = { recipients: 2, sent: 0, failed: 0, skipped: 0 }
  expect(await issues.open({ id })).toMatchObject({ ...none, state: 'cancelled', waiting: 2 })
  await issues.resume({ id })
  await site.runIssues()
  // As if it had been dropped while the issue was resumed.
  await store.deleteFrom('outbox').where('subject_id', '=', subscriberId('bob')).execute()
  await deliver()
  await deliver()
  await deliver()
  expect(await issues.open({ id })).toMatchObject({ ...none, state: 'sent', sent: 2 })
  await store.deleteFrom('outbox').execute()
  expect(await issues.open({ id })).toMatchObject({ state: 'sent', sent: 2 })
})
