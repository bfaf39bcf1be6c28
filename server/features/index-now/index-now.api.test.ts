import { expect, test } from 'vitest'
import { responseHeaders } from '#server/platform/security/response-headers.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { receiver } from '#tests/fixtures/receiver.ts'
import { indexNowRoutes } from './key.ts'

/** A site whose announcements come here, with what its owner changes. */
async function setup() {
  const answers = { status: 202 }
  const { url, calls } = await receiver(() => answers.status)
  let now = Date.parse('2026-11-21T09:30:00Z')
  const opened = await openTestSite({ clock: () => new Date(now) }, { INDEXNOW_URL: url })
  const { site } = opened
  const { admin } = await signIn(opened, 'owner')

  async function publish(document: string, change: (value: never) => void) {
    const found = await admin.content.open({ document })
    if (!('value' in found)) throw new Error(`There is no ${document}.`)
    change(found.value as never)
    const body = JSON.stringify(found.value)
    const result = await admin.content.publish({ document, version: found.version, body })
    if (!result.ok) throw new Error(result.message)
    now += 1000
  }
  const announce = async () => {
    await site.announceChanges()
    await site.sendOutbox()
    return calls.splice(0).map(({ body }) => JSON.parse(body))
  }
  const setUse = (usesIndexNow: boolean) =>
    publish('site', (value: { seo: object }) => Object.assign(value.seo, { usesIndexNow }))
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { ...opened, admin, answers, publish, announce, setUse, pass }
}

const touch = (value: { title: string }) => Object.assign(value, { title: `${value.title}!` })

test('pages that are changed, withdrawn or back are announced together, once the setting is on', async () => {
  const { announce, setUse, publish, admin, site } = await setup()
  await publish('page:home', touch)
  expect(await announce()).toEqual([])
  await setUse(true)
  // What is there already is no news.
  expect(await announce()).toEqual([])
  await publish('page:home', touch)
  await admin.blog.trash({ id: (await admin.blog.list({})).posts[0]?.id })
  await site.refreshContent()
  const [call, ...others] = await announce()
  expect(others).toEqual([])
  expect(call).toMatchObject({
    host: 'wavelength.example',
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    keyLocation: `https://wavelength.example/${call.key}.txt`,
  })
  expect(call.urlList).toContain('https://wavelength.example/')
  expect(call.urlList).toHaveLength(2)
  expect(call.urlList[1]).toMatch('https://wavelength.example/blog/')
  expect(await announce()).toEqual([])
  await setUse(false)
  await publish('page:home', touch)
  expect(await announce()).toEqual([])
})

test('a failure is no task, and is seen in the mail log', async () => {
  const { announce, setUse, publish, answers, admin, rows } = await setup()
  await setUse(true)
  await announce()
  answers.status = 403
  await publish('page:home', touch)
  await announce()
  expect((await rows('outbox')).map(({ state }) => state)).toEqual(['failed'])
  const { messages, openFailures } = await admin.mail.list({ state: 'failed' })
  expect(messages).toMatchObject([{ lastError: 'The receiver answered with 403.' }])
  expect(openFailures).toBe(0)
})

test('the key is at its address while the setting is on, and nothing is at others', async () => {
  const { setUse, site } = await setup()
  const routes = indexNowRoutes({ ...site, headers: responseHeaders(null) })
  expect(await site.indexNowKey()).toBeNull()
  await setUse(true)
  const key = await site.indexNowKey()
  const response = await routes.request(`/${key}.txt`)
  expect([response.status, await response.text()]).toEqual([200, key])
  expect((await routes.request(`/${'0'.repeat(32)}.txt`)).status).toBe(404)
  await setUse(false)
  expect((await routes.request(`/${key}.txt`)).status).toBe(404)
})
