import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './command.ts'
import { copyProject } from './debian.ts'
import type { Part } from './part.ts'

const folder = mkdtempSync(join(tmpdir(), 'wavelength-agency-'))
const project = join(import.meta.dirname, '../..')

const shared = '#tests/fixtures/site-content/'

async function replaceContent() {
  await copyProject(folder)
  const content = join(folder, 'content')
  for (const sample of [content, join(folder, 'art')]) rmSync(sample, { recursive: true })
  cpSync(join(folder, 'tests/fixtures/other-agency'), content, { recursive: true })
  cpSync(join(folder, 'tests/fixtures/public/fixture'), join(folder, 'public/fixture'), {
    recursive: true,
  })
  copyShared(content)
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
}

/** An agency's content imports nothing from the tests: what it shares with the fixture site becomes its own. */
function copyShared(content: string) {
  const from = join(folder, shared.slice(1))
  cpSync(join(from, 'made.ts'), join(content, 'made.ts'))
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    const file = join(content, name)
    if (!name.endsWith('.ts')) continue
    const text = readFileSync(file, 'utf8')
    if (text.startsWith('export {')) cpSync(join(from, name), file)
    else writeFileSync(file, text.replaceAll(shared, '#content/'))
  }
}

/** The tests of an agency that has put its own content in place of the sample's. */
export const part: Part = {
  packages: ['chromium', 'strace'],
  steps: [
    { name: 'replace content/ in a copy of the project', run: replaceContent },
    { name: 'npm test', run: async () => lastLine(await run('npm', ['test'], { cwd: folder })) },
  ],
  cleanUp: () => rmSync(folder, { recursive: true, force: true }),
}

function lastLine(output: string) {
  return output.split('\n').at(-1)
}
