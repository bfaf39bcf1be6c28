import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { ownChoices } from '#tests/fixtures/own-choices.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { freePort } from '#tests/fixtures/postgres-process.ts'
import { startS3 } from '#tests/fixtures/s3.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { commandsIn } from './commands.ts'
import { setUpMachine } from './machine.ts'

const document = commandsIn('docs/operations.md')

test.skipIf(process.platform !== 'linux')(
  'the commands of docs/operations.md install, check, back up, restore, upgrade and move a site',
  async () => {
    const postgres = await startTestPostgres()
    onTestFinished(postgres.stop)
    const s3 = await startS3()
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const replacements = {
      'localhost:5000': `localhost:${port}`,
      'postgres://wavelength:PASSWORD@db.example.com:5432/wavelength': postgres.url,
      's3://bucket/site?endpoint=https://s3.example.com': s3.url,
      KEY_ID_OF_THE_BUCKET: s3.settings.AWS_ACCESS_KEY_ID,
      SECRET_OF_THE_BUCKET: s3.settings.AWS_SECRET_ACCESS_KEY,
    }
    const machine = await setUpMachine(replacements, { PORT: String(port), DISK_RESERVE_MB: '0' })
    const remaining = new Set(document.keys())
    async function follow(heading: string) {
      expect(remaining.delete(heading), heading).toBe(true)
      return machine.run(document.get(heading) ?? '')
    }
    const dataDir = machine.path('var/lib/wavelength')

    expect(await follow('Install')).toContain(`/admin/`)
    expect(await follow('Check it')).toMatch(/"ok".*"ready".*http_request_duration/s)
    const file = { name: 'brief.pdf', content: pdf(20_000) }
    const body = inquiryForm(ownChoices, file)
    const answer = await fetch(`${origin}/api/inquiries`, { method: 'POST', body })
    expect(answer.status, await answer.text()).toBe(201)

    expect(await follow('Back it up')).toContain('1 files')
    expect(await follow('Restore')).toContain('1 files')
    expect(await storedIn({ DATA_DIR: dataDir })).toEqual({ leads: 1, files: 1 })
    await follow('Upgrade')
    await follow('Go back to the version before')

    expect(await follow('Move a site there')).toMatch(/(Copied and compared.*){3}/s)
    const shared = { DATABASE_URL: postgres.url, ...s3.settings }
    expect(await storedIn({ DATA_DIR: dataDir, ...shared })).toEqual({ leads: 1, files: 1 })
    expect(existsSync(machine.path('opt/wavelength/data'))).toBe(false)
    await follow('Back to one machine')
    expect(await storedIn({ DATA_DIR: dataDir })).toEqual({ leads: 1, files: 1 })
    expect([...remaining]).toEqual([])
  },
)

/** How many leads and files of visitors a site has. */
async function storedIn(settings: Record<string, string>) {
  const config = readConfig(settings)
  const { store, close } = await openDatabase(config)
  const { leads } = await store
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('leads'))
    .executeTakeFirstOrThrow()
  await close()
  let files = 0
  for await (const key of (await openStorage(config)).list('files/')) {
    if (/^files\/\d/.test(key)) files += 1
  }
  return { leads: Number(leads), files }
}
