import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Rendered } from './render-markdown.ts'

/** Maximum cached posts. */
const POSTS_MAX = 200

/** Maximum cached characters; an article has about 10,000. */
const CHARACTERS_MAX = 32_000_000

/** Caches rendered posts by language and Markdown, pending ones too; failed renderings are not cached. */
export function createRenderCache() {
  const rendering = new Map<string, Promise<Rendered>>()
  const cache = new LRUCache<string, Promise<Rendered>>({
    max: POSTS_MAX,
    maxSize: CHARACTERS_MAX,
  })

  return {
    find(text: string) {
      const key = keyOf(text)
      return rendering.get(key) ?? cache.get(key)
    },
    keep(text: string, rendered: Promise<Rendered>) {
      const key = keyOf(text)
      rendering.set(key, rendered)
      rendered
        .then(({ html }) => cache.set(key, rendered, { size: Math.max(1, html.length) }))
        .catch(() => {})
        .finally(() => {
          if (rendering.get(key) === rendered) rendering.delete(key)
        })
    },
  }
}

function keyOf(text: string) {
  return createHash('sha256').update(text).digest('base64')
}
