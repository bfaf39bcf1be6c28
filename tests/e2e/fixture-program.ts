import { fileURLToPath } from 'node:url'
import { projectFile } from '#server/platform/project-file.ts'
import { serverArguments } from '#tools/server-process.mjs'

/** Written by prepare-fixture-site.ts. */
export const fixtureContentFile = fileURLToPath(projectFile('build/server/fixture-content.json'))

/** Node's arguments for a server with the built content, in browser tests. */
export const ownProgram = ['--import', './tests/e2e/quick-compression.ts', ...serverArguments]

/** The same with the content of the fixture site. */
export const fixtureProgram = [...ownProgram, fixtureContentFile]
