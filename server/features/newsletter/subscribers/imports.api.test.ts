import { expect, it } from 'vitest'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

const HOUR = 3_600_000

async function setup() {
  let now = new Date('2026-11-21T09:00:00.000Z')
  const test = await openTestSite({ clock: () => now })
  const { newsletter } = (await signIn(test, 'editor')).admin
  return {
    ...test,
    newsletter,
    wait(hours: number) {
      now = new Date(now.getTime() + hours * HOUR)
    },
    async importCsv(content: string, options: Record<string, string> = {}) {
      const file = new File([content], 'list.csv', { type: 'text/csv' })
      const preview = await newsletter.preview({ file })
      const digest = preview.ok ? preview.value.digest : ''
      await newsletter.import({ file, digest, source: 'Shop', ...options })
    },
    async emails() {
      return (await test.rows('newsletter_subscribers')).map(({ email }) => email.split('@')[0])
    },
  }
}

it('undoes an import with its emails, except of people who have done something since', async () => {
  const { newsletter, importCsv, emails, rows, fetch, wait } = await setup()
  await importCsv('email\nearlier@example.com\n')
  wait(1)
  const addresses = Array.from({ length: 1_100 }, (_, index) => `reader-${index}@example.com`)
  await importCsv(['email', ...addresses, 'left@example.com', 'again@example.com'].join('\n'))
  const left = (await rows('newsletter_subscribers')).find(({ email }) => email.startsWith('left'))
  await newsletter.unsubscribe({ id: left?.id })
  wait(2)
  await fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'again@example.com' }),
  })
  const { imports } = await newsletter.imports()
  expect(imports.map(({ added }) => added)).toEqual([1_100, 1])
  expect(await newsletter.undoImport({ importId: imports[0]?.id })).toMatchObject({
    ok: true,
    message: 'Import undone: 1,100 subscribers removed.',
  })
  expect((await emails()).sort()).toEqual(['again', 'earlier', 'left'])
  const recipients = (await rows('outbox')).map(({ recipient }) => recipient)
  expect(recipients.filter((recipient) => recipient.startsWith('reader'))).toEqual([])
  expect((await changesOf({ rows })).at(-1)).toMatchObject({
    summary: 'Undid an import of newsletter subscribers',
  })
  expect(await newsletter.undoImport({ importId: imports[0]?.id })).toMatchObject({ status: 409 })
  await importCsv(['email', ...addresses].join('\n'))
  expect(await emails()).toHaveLength(1_103)
})

it('offers no import for undoing after a day', async () => {
  const { newsletter, importCsv, emails, wait } = await setup()
  await importCsv('email\nann@example.com\n')
  const { imports } = await newsletter.imports()
  wait(25)
  expect((await newsletter.imports()).imports).toEqual([])
  expect(await newsletter.undoImport({ importId: imports[0]?.id })).toMatchObject({ status: 409 })
  expect(await emails()).toEqual(['ann'])
})
