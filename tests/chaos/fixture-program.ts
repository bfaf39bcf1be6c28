import { join } from 'node:path'
import { saveContent } from '#server/load-build.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { serverArguments } from '#tools/server-process.mjs'

/** Node's arguments for the production server with the fixture content, which is saved in `folder`. */
export function fixtureProgram(folder: string) {
  const content = join(folder, 'fixture-content.json')
  saveContent(fixtureContent, content)
  return [...serverArguments, content]
}
