import { expect, it } from 'vitest'
import { actionPath, countsPath } from '#model/admin-paths.ts'
import type { Activity } from '#model/presence/presence.ts'
import type { Site } from '#server/site.ts'
import { type SignedIn, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { done } from '#tests/fixtures/posts.ts'

const client = { address: '192.0.2.7' }
const home = 'content:page:home'

/** A site with Noor and Mei, and what their open tabs tell. */
async function setup() {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const test = await openTestSite({ clock: () => new Date(now) })
  const noor = await signIn(test, 'editor', 'Noor Haddad')
  const mei = await signIn(test, 'editor', 'Mei Lin')
  const tabOf = ({ admin }: SignedIn, tab: string) => ({
    shows: async (subject: string, more: Record<string, string> = {}) =>
      done(await admin.presence.report({ tab, subject, ...more })),
    close: async () => done(await admin.presence.end({ tab })),
  })
  return {
    ...test,
    noor,
    mei,
    tabOf,
    pass: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

const namesIn = ({ people }: Activity) => people.map(({ name }) => name)

/** The events of the stream that a browser has open, without counts. */
async function presenceEvents(site: Site, { cookie }: SignedIn) {
  const headers = { cookie, accept: 'text/event-stream' }
  const request = new Request(`http://localhost${countsPath}`, { headers })
  const { download } = await site.visitAdmin(request, client)
  const reader = (await download)?.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('"unread"')
  const event = /^event: presence\ndata: (.*)\n\n$/
  return async () => JSON.parse(event.exec((await reader?.read())?.value ?? '')?.[1] ?? 'null')
}

it('two people in one page see each other and where they are, on different servers', async () => {
  const { openAnother, noor, mei, tabOf, pass } = await setup()
  const another = await openAnother()
  const next = await presenceEvents(another, noor)
  await tabOf(noor, 'noors-tab').shows(home, { place: 'blocks.0.title' })
  pass(1)
  const seen = await tabOf(mei, 'meis-tab').shows(home, { place: 'blocks.3' })
  const both = [
    { tab: 'noors-tab', name: 'Noor Haddad', place: 'blocks.0.title', isReading: false },
    { tab: 'meis-tab', name: 'Mei Lin', place: 'blocks.3', isReading: false },
  ]
  expect(seen).toMatchObject({ version: 0, people: both })
  await another.tellCounts()
  expect(await next()).toMatchObject({ [home]: { version: 0, people: both } })
  await tabOf(mei, 'meis-tab').shows(home, { place: 'blocks.4.lead' })
  await another.tellCounts()
  expect(await next()).toMatchObject({ [home]: { people: [both[0], { place: 'blocks.4.lead' }] } })
})

it('a version that somebody else saves is told with who is there', async () => {
  const { site, noor, mei, tabOf } = await setup()
  const next = await presenceEvents(site, noor)
  await tabOf(noor, 'noors-tab').shows(home)
  const { value } = await mei.admin.content.open({ document: 'page:home' })
  const draft = { document: 'page:home', version: 0, body: JSON.stringify(value) }
  done(await mei.admin.content.saveDraft(draft))
  await site.tellCounts()
  expect(await next()).toMatchObject({ [home]: { version: 1 } })
  const { document } = done(await mei.admin.blog.create({ title: 'Of posts' }))
  expect(await tabOf(noor, 'noors-tab').shows(`content:${document}`)).toMatchObject({ version: 1 })
})

it('who leaves is gone at once, and whose connection is lost within 15 seconds', async () => {
  const { noor, mei, tabOf, pass, rows } = await setup()
  const ownTab = tabOf(noor, 'noors-tab')
  await tabOf(mei, 'meis-tab').shows(home)
  await tabOf(mei, 'other-tab').shows('content:navigation')
  expect(namesIn(await ownTab.shows(home))).toEqual(['Mei Lin', 'Noor Haddad'])
  await tabOf(mei, 'meis-tab').close()
  expect(namesIn(await ownTab.shows(home))).toEqual(['Noor Haddad'])

  await tabOf(mei, 'meis-tab').shows(home)
  pass(9)
  expect(namesIn(await ownTab.shows(home))).toEqual(['Mei Lin', 'Noor Haddad'])
  pass(5)
  expect(namesIn(await ownTab.shows(home))).toEqual(['Noor Haddad'])
  await ownTab.close()
  expect(await rows('presence')).toEqual([])
})

it('signing out ends it, too', async () => {
  const { noor, mei, tabOf } = await setup()
  await tabOf(mei, 'meis-tab').shows(home)
  expect(await mei.admin.auth.signOut()).toMatchObject({ ok: true })
  expect(namesIn(await tabOf(noor, 'noors-tab').shows(home))).toEqual(['Noor Haddad'])
})

it('nobody is told of what they have not opened themselves', async () => {
  const { site, noor, mei, tabOf } = await setup()
  const next = await presenceEvents(site, noor)
  await tabOf(mei, 'meis-tab').shows('content:site')
  await tabOf(mei, 'other-tab').shows(home)
  await tabOf(noor, 'noors-tab').shows(home)
  await site.tellCounts()
  expect(Object.keys(await next())).toEqual([home])
})

it('viewers are shown as reading, whatever their browser says; nobody closes another’s tab', async () => {
  const test = await setup()
  const viewer = await signIn(test, 'viewer', 'Vera Young')
  await test.tabOf(viewer, 'one-tab-of-many').shows(home)
  test.pass(1)
  await test.tabOf(test.mei, 'one-tab-of-many').close()
  const { people } = await test.tabOf(test.noor, 'noors-tab').shows(home, { reading: 'yes' })
  expect(people).toMatchObject([
    { name: 'Vera Young', isReading: true },
    { name: 'Noor Haddad', isReading: true },
  ])
})

it('an open editor does not prolong a session', async () => {
  const { site, noor, rows, database } = await setup()
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  await database.store.updateTable('session').set({ expiresAt: soon }).execute()
  const visit = (path: string) =>
    site.visitAdmin(
      new Request(`http://localhost${path}`, { headers: { cookie: noor.cookie } }),
      client,
    )
  const ends = async () =>
    (await rows('session')).map(({ expiresAt }) => new Date(expiresAt).toISOString())
  await visit(actionPath('presence.report'))
  expect(await ends()).toEqual([soon, soon])
  await visit('/admin')
  expect(await ends()).not.toEqual([soon, soon])
})

it.each([
  { tab: 'short', subject: home },
  { tab: 'a-tab-of-mine', subject: 'lead:1' },
  { tab: 'a-tab-of-mine', subject: home, place: 'x'.repeat(301) },
  { tab: 'a-tab-of-mine' },
])('%o is refused', async (input) => {
  const { noor, rows } = await setup()
  expect(await noor.admin.presence.report(input)).toMatchObject({ ok: false, status: 422 })
  expect(await rows('presence')).toEqual([])
})
