import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/fixtures/api.ts'
import { withSourcePlaces } from './source-places.ts'

test('an error in the build is shown where it is in the source, any other as it is', async () => {
  const folder = await temporaryFolder()
  const build = `${pathToFileURL(folder)}/`
  // The second line of the build, from its third column on, is the third of the source from its fifth column on.
  const map = { version: 3, sources: ['../../server/leads.ts'], names: [], mappings: ';EAEI' }
  await writeFile(join(folder, 'main.js.map'), JSON.stringify(map))
  const stack = [
    'Error: It failed.',
    `    at save (${build}main.js:2:3)`,
    `    at ${build}other.js:2:3`,
    `    at ${build}main.js:1:1`,
    '    at file:///elsewhere/main.js:2:3',
  ]
  const source = new URL('../../server/leads.ts', `${build}main.js`)
  expect(withSourcePlaces(stack.join('\n'), build).split('\n')).toEqual([
    stack[0],
    `    at save (${source}:3:5)`,
    ...stack.slice(2),
  ])
})
