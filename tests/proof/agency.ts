import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './command.ts'
import { copyProject } from './debian.ts'
import type { Part } from './part.ts'

const folder = mkdtempSync(join(tmpdir(), 'wavelength-agency-'))
const project = join(import.meta.dirname, '../..')

async function replaceContent() {
  await copyProject(folder)
  rmSync(join(folder, 'content'), { recursive: true })
  cpSync(join(folder, 'tests/fixtures/other-agency'), join(folder, 'content'), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
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
