import { deepStrictEqual } from 'node:assert'
import { fileURLToPath } from 'node:url'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { blankContent, builtContent, loadContent, saveContent } from '#server/load-build.ts'
import { projectFile } from '#server/platform/project-file.ts'

// Saves the contents for the server, after the build has emptied its folder.
const folders = [
  ['content', builtContent],
  ['content/blank', blankContent],
] as const
for (const [folder, file] of folders) {
  const content = await readDefaultContent(fileURLToPath(projectFile(folder)))
  saveContent(content, file)
  deepStrictEqual(loadContent(file), content, 'JSON cannot hold this content, for example a Date.')
}
