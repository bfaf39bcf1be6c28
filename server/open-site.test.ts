import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/fixtures/api.ts'

const run = promisify(execFile)

/** What only an action of the admin, a published post, a mail, PostgreSQL or a new installation needs. */
const loadedWhenNeeded = [
  '@simplewebauthn/server',
  '@zxcvbn-ts/core',
  'better-auth',
  'csv-parse',
  'file-type',
  'nodemailer',
  'pg',
  'remark-parse',
  'sharp',
  'shiki',
  'unified',
  'yaml',
]

test('a start on an existing database loads no package that only some requests need', async () => {
  const env = { DATA_DIR: await temporaryFolder(), NODE_ENV: 'production' }
  const open = () => run(process.execPath, ['tests/fixtures/loaded-packages.ts'], { env })
  await open()
  const packages = (await open()).stdout.split('\n')
  expect(packages).toContain('hono')
  expect(packages.filter((name) => loadedWhenNeeded.includes(name))).toEqual([])
})
