import { expect, it } from 'vitest'
import { subscriberKey } from '#server/features/newsletter/subscriber-key.ts'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

/** A site with "ann", confirmed on 2025-06-01, and "bob", who was asked by an import. */
async function setup() {
  let now = new Date('2026-11-21T09:00:00.000Z')
  const test = await openTestSite({ clock: () => now })
  const { newsletter } = (await signIn(test, 'editor')).admin
  const list = (content: string) => new File([content], 'list.csv', { type: 'text/csv' })
  async function importCsv(content: string, options: Record<string, string> = {}) {
    const preview = await newsletter.preview({ file: list(content) })
    const digest = preview.ok ? preview.value.digest : ''
    return newsletter.import({ file: list(content), digest, source: 'Shop', ...options })
  }
  await importCsv('email,consent_at\nann@example.com,2025-06-01\n', { way: 'proven' })
  await importCsv('email\nbob@example.com\n')
  now = new Date('2026-11-23T09:00:00.000Z')
  const stateOf = async (name: string) =>
    (await test.rows('newsletter_subscribers')).find(({ email }) => email.startsWith(name))
  return {
    ...test,
    newsletter,
    importCsv,
    stateOf,
    preview: async (content: string) => {
      const answer = await newsletter.preview({ file: list(content) })
      return answer.ok ? answer.value : null
    },
    wait(hours: number) {
      now = new Date(now.getTime() + hours * 3_600_000)
    },
  }
}

const head = 'email,state,unsubscribed_at\n'
const both = `${head}ANN@example.com,unsubscribed,2025-07-01\nbob@example.com,bounced,\n`

it('unsubscribes who has left another program since, also without new addresses', async () => {
  const { preview, importCsv, stateOf, rows } = await setup()
  expect(await preview(both)).toMatchObject({
    ...{ fresh: 0, ended: 2 },
    known: { confirmed: 0, pending: 0 },
  })
  expect(await importCsv(both)).toMatchObject({
    ok: true,
    message: '2 addresses unsubscribed, as in the list.',
  })
  expect(await stateOf('ann')).toMatchObject({
    ...{ state: 'unsubscribed', unsubscribed_at: '2025-07-01', consent_at: '2025-06-01' },
  })
  expect(await stateOf('bob')).toMatchObject({
    ...{ state: 'unsubscribed', unsubscribed_at: '2026-11-23T09:00:00.000Z', nonce: null },
  })
  expect((await changesOf({ rows })).at(-1)).toMatchObject({
    action: 'newsletter.imported',
    summary: 'Unsubscribed 2 addresses that a list has as unsubscribed',
  })
  expect(await preview(both)).toMatchObject({ ended: 0, known: { unsubscribed: 2 } })
  expect(await importCsv(both)).toMatchObject({ ok: false, status: 422 })
})

it.each([
  ['2025-06-02', 'unsubscribed'],
  ['2025-06-01', 'unsubscribed'],
  ['2025-06-01 00:00:01', 'unsubscribed'],
  ['', 'unsubscribed'],
  ['2025-05-31', 'confirmed'],
  ['2025-05-31 23:59:59', 'confirmed'],
])('of who signed up here on 2025-06-01 and left elsewhere on “%s”: %s', async (day, state) => {
  const { importCsv, stateOf } = await setup()
  await importCsv(`${head}ann@example.com,unsubscribed,${day}\nnew@example.com,,\n`)
  expect(await stateOf('ann')).toMatchObject({ state })
  expect(await stateOf('new')).toMatchObject({ state: 'pending' })
})

it('undoes the import: everybody is again what they were, except who has done something since', async () => {
  const { importCsv, stateOf, newsletter, rows, wait } = await setup()
  const before = await rows('newsletter_subscribers')
  await importCsv(`${both}new@example.com,,\n`)
  const { imports } = await newsletter.imports()
  expect(imports).toMatchObject([{ added: 1, ended: 2 }])
  wait(1)
  expect(await newsletter.undoImport({ importId: imports[0]?.id })).toMatchObject({
    message: 'Import undone: 1 subscriber removed, 2 subscribers restored.',
  })
  expect(await rows('newsletter_subscribers')).toEqual(before)
  await importCsv(both)
  const [again] = (await newsletter.imports()).imports
  wait(25)
  expect((await newsletter.imports()).imports).toEqual([])
  expect(await newsletter.undoImport({ importId: again?.id })).toMatchObject({ status: 409 })
  expect(await stateOf('ann')).toMatchObject({ state: 'unsubscribed' })
})

it('whoever unsubscribes after the import stays so when it is undone', async () => {
  const { importCsv, stateOf, newsletter, fetch, secrets } = await setup()
  await importCsv(both)
  const [ended] = (await newsletter.imports()).imports
  const ann = await stateOf('ann')
  const key = subscriberKey(secrets, 'unsubscribe', ann?.id ?? '')
  expect((await fetch(`/api/newsletter/unsubscribe?key=${key}`, { method: 'POST' })).status).toBe(
    200,
  )
  await newsletter.undoImport({ importId: ended?.id })
  expect(await stateOf('ann')).toMatchObject({ state: 'unsubscribed' })
  expect(await stateOf('bob')).toMatchObject({ state: 'pending' })
})
