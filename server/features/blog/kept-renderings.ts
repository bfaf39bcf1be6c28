import { createHash } from 'node:crypto'
import type { Rendered } from './render-markdown.ts'

/** Posts kept rendered: far more than a blog has on its first pages. */
const POSTS_MAX = 200

/** Characters of all of them together: an article has ten thousand. */
const CHARACTERS_MAX = 32_000_000

/** HTML by its text, the oldest given up first. */
export function createKeptRenderings() {
  const kept = new Map<string, { rendered: Promise<Rendered>; length: number }>()
  let characters = 0

  return {
    find: (markdown: string) => kept.get(keyOf(markdown))?.rendered,
    /** Also while it is still being made; one that fails is not kept. */
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
