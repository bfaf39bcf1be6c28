import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'

test('each morning whoever has a lead gets one email about what is due, and owners what is nobody’s', async () => {
  const inbox = await openInbox({ withMail: true })
  const owner = await signIn(inbox, 'owner', 'Own Er')
  await signIn(inbox, 'editor', 'Edit Or')
  const people = (await owner.admin.leads.list({})).people
  const editor = people.find(({ name }) => name === 'Edit Or')?.id
  const steps = { Mine: '2026-11-22', Nobody: '2026-11-21', Later: '2026-11-25' }
  for (const [name, nextStepOn] of Object.entries(steps)) {
    const { id } = await inbox.inquire({ name })
    const { deal } = await owner.admin.leads.lead({ id })
    const step = { value: '', nextStep: `Call ${name}`, nextStepOn }
    await owner.admin.pipeline.saveDeal({ id, seen: deal?.version, ...step })
    if (name === 'Mine') await owner.admin.leads.assign({ id, assignee: editor })
  }
  const sent = async () => (await inbox.rows('outbox')).filter(({ topic }) => topic === 'due-steps')
  inbox.pass(40 * hour)
  await Promise.all([inbox.site.sendDueSteps(), inbox.site.sendDueSteps()])
  await inbox.site.sendDueSteps()
  expect((await sent()).map(({ recipient }) => recipient).sort()).toEqual([
    'edit.or@agency.test',
    'own.er@agency.test',
  ])
  const { waiting } = await owner.admin.dashboard.show()
  expect(waiting).toMatchObject({ steps: 1, tasks: [{}, {}, {}, {}] })
  expect(waiting.tasks.filter(({ act }) => act === 'done')).toMatchObject([
    { name: 'Nobody', what: 'Call Nobody', on: '2026-11-21' },
  ])
  await inbox.site.sendOutbox()
  const texts = inbox.received.map((mail) => JSON.stringify(mail)).join('\n')
  expect(texts).toContain('Call Mine')
  expect(texts).toContain('Call Nobody')
  expect(texts).not.toContain('Call Later')
})

test('what is due of a lead whose assignee may not see leads reaches the owners', async () => {
  const inbox = await openInbox({ withMail: true })
  const owner = await signIn(inbox, 'owner', 'Own Er')
  await signIn(inbox, 'editor', 'Edit Or')
  const { id } = await inbox.inquire({ name: 'Ann Lee' })
  const { deal } = await owner.admin.leads.lead({ id })
  const step = { value: '', nextStep: 'Call Ann', nextStepOn: '2026-11-22' }
  await owner.admin.pipeline.saveDeal({ id, seen: deal?.version, ...step })
  const { people } = await owner.admin.leads.list({})
  const assignee = people.find(({ name }) => name === 'Edit Or')?.id ?? ''
  await owner.admin.leads.assign({ id, assignee })
  await inbox.store.updateTable('user').set({ role: 'author' }).where('id', '=', assignee).execute()
  inbox.pass(24 * hour)
  await inbox.site.sendDueSteps()
  await inbox.site.sendOutbox()
  const mails = inbox.received.filter(({ subject }) => subject?.includes('next step is due'))
  expect(mails.map(({ envelopeTo }) => envelopeTo)).toEqual([[owner.email]])
  expect(mails[0]?.text).toContain('Call Ann')
  expect((await owner.admin.dashboard.show()).waiting.steps).toBe(1)
})

test('nothing due, nothing sent, and an owner can switch it off', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  const { id } = await inbox.inquire()
  inbox.pass(24 * hour)
  await inbox.site.sendDueSteps()
  const { deal } = await admin.leads.lead({ id })
  const step = { value: '', nextStep: 'Call', nextStepOn: '2026-11-21' }
  await admin.pipeline.saveDeal({ id, seen: deal?.version, ...step })
  const { version, value } = await admin.content.open({ document: 'pipeline' })
  const body = JSON.stringify({ ...(value as object), dueSteps: false })
  expect(await admin.content.publish({ document: 'pipeline', version, body })).toMatchObject({
    ok: true,
  })
  await inbox.site.sendDueSteps()
  expect((await inbox.rows('outbox')).filter(({ topic }) => topic === 'due-steps')).toEqual([])
})
