import { fileURLToPath } from 'node:url'
import { readDefaultContent } from '#server/features/content/defaults.ts'

// Parses everything below content/ by its schemas; a fault names its file and field and stops the build.
const folder = fileURLToPath(new URL('../content', import.meta.url))

try {
  const { pages, services, posts } = await readDefaultContent(folder)
  console.log(
    `Content holds: ${pages.size} pages, ${services.length} services, ${posts.length} posts.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
