import { createHash } from 'node:crypto'
import type { Rendered } from './render-markdown.ts'

/** Maximum cached posts. */
const POSTS_MAX = 200

/** Maximum cached characters; an article has about 10,000. */
const CHARACTERS_MAX = 32_000_000

/** Caches rendered posts by their Markdown; evicts the oldest first. */
export function createRenderCache() {
  const kept = new Map<string, { rendered: Promise<Rendered>; length: number }>()
  let characters = 0

  return {
    find: (markdown: string) => kept.get(keyOf(markdown))?.rendered,
    /** Accepts pending renderings; removes those that fail. */
    keep(markdown: string, rendered: Promise<Rendered>) {
      const key = keyOf(markdown)
      forget(key)
      const entry = { rendered, length: 0 }
      kept.set(key, entry)
      rendered.then(
        ({ html }) => {
          if (kept.get(key) !== entry) return
          entry.length = html.length
          characters += html.length
          forgetOldest()
        },
        () => forget(key, entry),
      )
    },
  }

  function forgetOldest() {
    for (const key of kept.keys()) {
      if (kept.size <= POSTS_MAX && characters <= CHARACTERS_MAX) return
      forget(key)
    }
  }

  function forget(key: string, entry = kept.get(key)) {
    if (!entry || kept.get(key) !== entry) return
    characters -= entry.length
    kept.delete(key)
  }
}

function keyOf(markdown: string) {
  return createHash('sha256').update(markdown).digest('base64')
}
