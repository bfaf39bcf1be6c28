import type { Logo, UsedLogo } from '#blocks/logos/schema.ts'
import { toolMarks } from '#content/tool-marks.ts'
import type { shopPlatforms, Tool } from '#content/tools.ts'

/**
 * The tools as the block "logos" shows them.
 * @throws Error naming a tool whose mark has not been fetched yet.
 */
export function logosOf(tools: Tool[]): Logo[] {
  return tools.map(({ name, slug }) => ({ name, path: markOf(name, slug) }))
}

/** The same for the layout "bench", with their uses. */
export function usedLogosOf(tools: Tool[]): UsedLogo[] {
  return tools.map(({ name, slug, use }) => ({ name, path: markOf(name, slug), use }))
}

/**
 * Platforms as the layout "chips" shows them: those that have a mark, with it.
 * @throws Error naming a platform whose mark has not been fetched yet.
 */
export function chipsOf(platforms: typeof shopPlatforms): Logo[] {
  return platforms.map(({ name, slug }) => (slug ? { name, path: markOf(name, slug) } : { name }))
}

function markOf(name: string, slug: string) {
  const path = toolMarks[slug]
  if (!path) throw new Error(`there is no mark for ${name}; run "npm run marks"`)
  return path
}
