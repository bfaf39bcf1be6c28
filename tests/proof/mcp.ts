import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { actionPath } from '#model/admin-paths.ts'
import { mcpPath, operationNames } from '#model/assistants/assistants.ts'
import { ownerEmail, ownerPassword, signInOwner } from '#tests/fixtures/owner.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { run } from './command.ts'
import type { Part } from './part.ts'

const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'

/** Both generations of the protocol. */
const eras = ['legacy', 'modern'] as const

let site: Site
let token = ''
let folder = ''

async function start() {
  site = await startSite({ env: { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword } })
  const cookie = await signInOwner(site.origin)
  const response = await fetch(`${site.origin}${actionPath('ownAccount.createToken')}`, {
    method: 'POST',
    headers: { cookie, accept: 'application/json', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      ...{ name: 'Inspector', scope: 'draft', days: '7', password: ownerPassword },
    }),
  })
  const made = (await response.json()) as { message: string; value?: { key: string } }
  token = made.value?.key ?? ''
  if (!token) throw new Error(made.message)
}

async function install() {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-inspector-'))
  writeFileSync(join(folder, 'package.json'), '{}')
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', INSPECTOR]
  await run('npm', options, { cwd: folder })
  return INSPECTOR
}

/** Runs the inspector with Node 24, whose home is its folder: it keeps a list of servers there. */
function inspect(era: string, args: string[], key = token) {
  const program = join(folder, 'node_modules', '.bin', 'mcp-inspector')
  const target = ['--cli', site.origin + mcpPath, '--transport', 'http', '--protocol-era', era]
  const own = ['--quiet', '--stored-auth-only', '--header', `Authorization: Bearer ${key}`]
  const path = `${dirname(process.execPath)}:${process.env.PATH}`
  const env = { ...process.env, PATH: path, HOME: folder }
  return run(program, [...target, ...own, ...args], { env })
}

async function listTools() {
  for (const era of eras) {
    const output = await inspect(era, ['--method', 'tools/list', '--strict'])
    for (const name of operationNames) {
      if (!output.includes(`"name": "${name}"`)) throw new Error(`${era}: no ${name} in ${output}`)
    }
  }
  return `${operationNames.length} tools`
}

async function callTools() {
  const called = (era: string, name: string, args: object) =>
    inspect(era, [
      ...['--method', 'tools/call', '--tool-name', name],
      ...['--tool-args-json', JSON.stringify(args)],
    ])
  for (const era of eras) {
    const made = await called(era, 'create_post', { title: `Written by ${era}` })
    const [, document] = /"document": "(post:[^"]+)"/.exec(made) ?? []
    const read = await called(era, 'read_document', { document })
    if (!read.includes(`Written by ${era}`)) throw new Error(`${era}: ${read}`)
    const found = await called(era, 'find', { words: `Written ${era}` })
    if (!found.includes(`Written by ${era}`)) throw new Error(`${era}: ${found}`)
  }
}

async function refuse() {
  for (const era of eras) {
    const answer = await inspect(era, ['--method', 'tools/list'], 'site_wrong').then(
      (output) => output,
      () => null,
    )
    if (answer !== null) throw new Error(`${era}: a wrong token was answered with ${answer}`)
  }
}

/** The official inspector of the Model Context Protocol, on a built site. */
export const part: Part = {
  packages: [],
  steps: [
    { name: 'start the site and make a token', run: start },
    { name: 'install the inspector', run: install },
    { name: 'list the tools, strictly', run: listTools },
    { name: 'call tools', run: callTools },
    { name: 'refuse a wrong token', run: refuse },
  ],
  async cleanUp() {
    await site?.stop()
    if (folder) removeFolder(folder)
  },
}
