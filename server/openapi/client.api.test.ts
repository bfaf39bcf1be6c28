import { execFile } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { generateSource } from 'oazapfts'
import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, temporaryFolder } from '#tests/fixtures/api.ts'
import { makeToken } from '#tests/fixtures/tokens.ts'

const run = promisify(execFile)

/** What somebody might write with the generated client. */
const script = `
import * as Oazapfts from '@oazapfts/runtime'
import { createPage, defaults, find, readDocument, readLead, saveDraft } from './client.ts'

export async function useClient(fetch: typeof globalThis.fetch, token: string) {
  defaults.baseUrl = 'http://localhost'
  defaults.fetch = fetch
  defaults.headers = { Authorization: \`Bearer \${token}\` }
  const { document } = await Oazapfts.ok(createPage({ title: 'Our new office' }))
  const read = await Oazapfts.ok(readDocument(document))
  const content = { ...(read.content as object), description: 'Come and see it.' }
  const { version } = await Oazapfts.ok(saveDraft({ document, version: read.version, content }))
  const { found } = await Oazapfts.ok(find('new office'))
  const lead = await readLead('none')
  return { document, version, found: found.map(({ address }) => address), status: lead.status as number }
}
`

const options = `{
  "compilerOptions": {
    "strict": true, "noEmit": true, "module": "preserve", "target": "es2024", "lib": ["es2024", "dom"],
    "allowImportingTsExtensions": true, "types": [], "skipLibCheck": true
  },
  "files": ["use.ts"]
}`

async function makeClient(document: unknown) {
  const folder = join(await temporaryFolder(), 'client')
  await mkdir(folder)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const described = join(folder, 'openapi.json')
  await writeFile(described, JSON.stringify(document))
  await writeFile(join(folder, 'client.ts'), await generateSource(described))
  await writeFile(join(folder, 'use.ts'), script)
  await writeFile(join(folder, 'tsconfig.json'), options)
  return folder
}

test('a client generated from the description compiles, and reads and drafts', async () => {
  const site = await openTestSite()
  const folder = await makeClient(await (await site.fetch('/api/openapi.json')).json())
  const compiled = await run('node_modules/.bin/tsc', ['--project', folder]).catch((error) => error)
  expect(compiled.stdout).toBe('')
  const { useClient } = await import(pathToFileURL(join(folder, 'use.ts')).href)
  const token = await makeToken(await signIn(site, 'editor'))
  const fetchSite = async (input: string, init: RequestInit) =>
    site.fetch(input.replace('http://localhost', ''), init)
  expect(await useClient(fetchSite, token)).toEqual({
    document: 'page:our-new-office',
    version: 2,
    found: [expect.stringContaining('page%3Aour-new-office')],
    status: 404,
  })
})
