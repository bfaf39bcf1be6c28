import { fileURLToPath } from 'node:url'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { indexAssets } from '#server/platform/assets/asset-index.ts'

// Parses everything below content/ by its schemas; a fault (a missing picture too) names its file and field and stops the build.
const folder = fileURLToPath(new URL('../content', import.meta.url))
const publicFolder = fileURLToPath(new URL('../public', import.meta.url))
const publicFiles = new Set(indexAssets(publicFolder).keys())

try {
  const { pages, services, posts } = await readDefaultContent(folder, undefined, publicFiles)
  console.log(
    `Content holds: ${pages.size} pages, ${services.length} services, ${posts.length} posts.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
