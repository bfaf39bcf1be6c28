import { deepStrictEqual } from 'node:assert'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { builtBlankContent, builtContent, loadContent, saveContent } from '#server/load-build.ts'
import { projectFile } from '#server/platform/project-file.ts'

// Saves the contents for the server, after the build has emptied its folder.
const folders = [
  ['content', builtContent],
  ['content/blank', builtBlankContent],
] as const
for (const [folder, file] of folders) {
  // An agency with content of its own may do without the blank one.
  if (!existsSync(projectFile(folder))) continue
  const content = await readDefaultContent(fileURLToPath(projectFile(folder)))
  saveContent(content, file)
  deepStrictEqual(loadContent(file), content, 'JSON cannot hold this content, for example a Date.')
}
