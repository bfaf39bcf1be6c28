import { fileURLToPath } from 'node:url'
import { readDefaultContent } from '../../server/features/content/defaults.ts'

/** The sample content: what the covers and share pictures are drawn for. */
export const content = await readDefaultContent(
  fileURLToPath(new URL('../../content', import.meta.url)),
)
