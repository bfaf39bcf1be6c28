import { deepStrictEqual } from 'node:assert'
import { fileURLToPath } from 'node:url'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { loadContent, saveContent } from '#server/load-build.ts'
import { projectFile } from '#server/platform/project-file.ts'

// Saves the content for the server, after the build has emptied its folder.
const content = await readDefaultContent(fileURLToPath(projectFile('content')))
saveContent(content)
deepStrictEqual(loadContent(), content, 'JSON cannot hold this content, for example a Date.')
