import type { BlockOf } from '#blocks/contracts.ts'
import { toolMarks } from './tool-marks.ts'
import type { Tool } from './tools.ts'

/**
 * The tools as the block "logos" shows them.
 * @throws Error naming a tool whose mark has not been fetched yet.
 */
export function logosOf(tools: Tool[]): BlockOf<'logos'>['logos'] {
  return tools.map(({ name, slug, use }) => {
    const path = toolMarks[slug]
    if (!path) throw new Error(`there is no mark for ${name}; run "npm run marks"`)
    return { name, path, use }
  })
}
