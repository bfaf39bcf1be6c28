import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { indexAssets } from '#server/platform/assets/asset-index.ts'

// Validates everything in content/ against its schemas, and that every picture exists.
// An error names the file and field and fails the build.
const folder = fileURLToPath(new URL('../content', import.meta.url))
const blankFolder = fileURLToPath(new URL('../content/blank', import.meta.url))
const publicFolder = fileURLToPath(new URL('../public', import.meta.url))
const publicFiles = new Set(indexAssets(publicFolder).keys())

try {
  const { pages, services, posts } = await readDefaultContent(folder, undefined, publicFiles)
  if (existsSync(blankFolder)) await readDefaultContent(blankFolder, undefined, publicFiles)
  console.log(
    `Content holds: ${pages.size} pages, ${services.length} services, ${posts.length} posts.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
