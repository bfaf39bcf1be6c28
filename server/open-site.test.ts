import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'

const run = promisify(execFile)

/** What only an action of the admin, a published post, a mail, PostgreSQL or the build needs. */
const loadedWhenNeeded = [
  '@modelcontextprotocol/server',
  '@simplewebauthn/server',
  '@zxcvbn-ts/core',
  'better-auth',
  'csv-parse',
  'file-type',
  'ical.js',
  'nodemailer',
  'pg',
  'remark-parse',
  'sharp',
  'shiki',
  'unified',
  'yaml',
]

test('a start on an existing database loads no package that only some requests need', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await writeFile(content, serialize(fixtureContent))
  const env = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' }
  const open = () => run(process.execPath, ['tests/fixtures/loaded-packages.ts', content], { env })
  await open()
  const packages = (await open()).stdout.split('\n')
  expect(packages).toContain('hono')
  expect(packages.filter((name) => loadedWhenNeeded.includes(name))).toEqual([])
})
