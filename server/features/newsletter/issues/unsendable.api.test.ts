import { expect, test } from 'vitest'
import { issueKey } from '#model/content/standalone.ts'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { addDraft, openIssues, schedule } from '#tests/fixtures/issues.ts'
import { done } from '#tests/fixtures/posts.ts'

const day = 86_400_000
/** 15:00 on the site's clock. */
const dayLater = '2026-11-22T15:00'

test.each([
  ['2026-11-21T15:00', {}, { at: 'This time has passed. Choose a later one, or do it now.' }],
  ['tomorrow', {}, { at: 'Choose a date and time before the year 9999.' }],
  [dayLater, { subject: '' }, { subject: 'Enter the subject' }],
  [dayLater, { content: '' }, { content: 'Write the issue' }],
  [dayLater, { content: '<!-- Later -->' }, { content: expect.stringMatching('can be sent') }],
  [dayLater, { content: '> '.repeat(101) }, { content: expect.stringMatching('nested') }],
])('an issue at %s with %j is refused', async (at, change, errors) => {
  const { issues, draft, subscribe, schedule } = await openIssues()
  await subscribe(['ann'])
  const seen = await draft(change)
  expect(await schedule(seen, at)).toMatchObject({ status: 422, errors })
  const isText = !('at' in errors)
  if (isText) expect(await issues.send(seen)).toMatchObject({ status: 422, errors })
  expect(await issues.open(seen)).toMatchObject({ state: 'draft', version: 2 })
})

test('without a subscriber or with an old version nothing is scheduled or sent', async () => {
  const { issues, draft, subscribe, schedule } = await openIssues()
  const seen = await draft()
  await subscribe(['bob'], { state: 'unsubscribed' })
  const nobody = {
    ...{ ok: false, status: 409 },
    message: 'Nobody has confirmed a subscription yet, so there is nobody to send this to.',
  }
  expect(await issues.send(seen)).toMatchObject(nobody)
  expect(await schedule(seen, dayLater)).toMatchObject(nobody)
  await subscribe(['ann'])
  const old = { ...seen, version: 1 }
  expect(await issues.send(old)).toMatchObject({ status: 409 })
  expect(await schedule(old, dayLater)).toMatchObject({ status: 409 })
  expect(await issues.open(seen)).toMatchObject({ state: 'draft', version: 2 })
})

test('without a mail server nothing is scheduled or sent', async () => {
  const { admin } = await signIn(await openTestSite(), 'editor')
  const seen = await addDraft(admin)
  const message = 'No mail server is set up. Set SMTP_URL and SITE_URL, and restart the server.'
  expect(await admin.issues.send(seen)).toMatchObject({ status: 409, message })
  expect(await schedule(admin, seen, dayLater)).toMatchObject({ status: 409, message })
  expect(await admin.issues.sendTest(seen)).toMatchObject({ status: 409, message })
})

test('an issue that nobody could get is a draft again, and the overview and the calendar say why', async () => {
  const { admin, store, issues, draft, subscribe, schedule, deliver, pass, recipients, ...site } =
    await openIssues()
  await subscribe(['ann'])
  const { id, version } = await draft()
  await schedule({ id, version }, dayLater)
  const document = issueKey(id)
  const entry = {
    ...{ kind: 'issue', action: 'send', title: 'News', href: `/admin/newsletter/issues/${id}` },
    ...{ at: '2026-11-22T09:30:00.000Z', day: '2026-11-22', failure: null, isDone: false },
  }
  const [planned] = (await admin.calendar.show({})).entries.filter(({ kind }) => kind === 'issue')
  expect(planned).toMatchObject(entry)
  await store.updateTable('newsletter_subscribers').set({ state: 'unsubscribed' }).execute()
  const { plans } = await admin.content.open({ document })
  expect(plans[0]?.warning).toMatch('there is nobody to send this to')
  pass(day)
  await deliver()
  expect(recipients()).toEqual([])
  const failure = 'When it was due, nobody had a confirmed subscription.'
  expect(await issues.open({ id })).toMatchObject({ state: 'draft', failure })
  expect((await changesOf(site)).at(-1)?.summary).toMatch('Did not send the issue “News”')
  const failed = async () => (await admin.dashboard.show()).waiting.failedPlans
  expect(await failed()).toEqual([{ document, title: 'News', failure }])
  expect((await admin.calendar.show({})).entries).toContainEqual({ ...planned, failure })
  const [plan] = (await admin.content.open({ document })).plans
  done(await admin.content.cancelPlan({ id: plan?.id }))
  expect(await failed()).toEqual([])
  expect((await admin.calendar.show({})).entries).not.toContainEqual(
    expect.objectContaining({ kind: 'issue' }),
  )
})

test('an issue whose time passed while no server ran is sent up to twelve hours later, not after that', async () => {
  const { admin, issues, draft, subscribe, schedule, deliver, pass, recipients } =
    await openIssues()
  await subscribe(['ann'])
  const first = await draft()
  await schedule(first, dayLater)
  const second = await draft({ subject: 'Second' })
  await schedule(second, '2026-11-22T14:59')
  pass(day + 12 * 3_600_000)
  await deliver()
  expect(recipients()).toEqual(['ann@example.com'])
  expect(await issues.open(first)).toMatchObject({ state: 'sent' })
  const { state, failure } = await issues.open(second)
  expect(state).toBe('draft')
  expect(failure).toMatch(/^The server was not running when it was due/)
  expect((await admin.dashboard.show()).waiting.failedPlans).toMatchObject([{ title: 'Second' }])
})
