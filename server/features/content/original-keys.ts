import { isDeepStrictEqual } from 'node:util'
import type { Page } from '#blocks/schema.ts'
import type { Deps } from '#server/deps.ts'
import { documentsOf, readKey } from './documents.ts'

/** Keys of the documents that visitors see as they came with the site; of a page, sections may be hidden, and its film be gone. */
export function originalKeys({ content }: Pick<Deps, 'content'>): ReadonlySet<string> {
  const complete = content.complete()
  const shown = documentsOf(complete)
  const originals = [...documentsOf(content.defaults())].filter(([key, original]) => {
    if (complete.off?.has(key)) return false
    const value = shown.get(key)
    if (value === original) return true
    if (readKey(key)?.kind !== 'page' || !value) return false
    return isDeepStrictEqual(withoutHidden(value as Page), withoutHidden(original as Page))
  })
  return new Set(originals.map(([key]) => key))
}

/** As far as its texts are concerned. */
function withoutHidden(page: Page) {
  return { ...page, blocks: page.blocks.map(({ hidden: _, ...block }) => withoutFilm(block)) }
}

function withoutFilm(block: object) {
  if (!('type' in block) || block.type !== 'hero') return block
  return { ...block, layout: null, video: null }
}

/** Fewer words are a label, which says nothing of an agency. */
const WORDS_MIN = 5

/** How many sentences visitors see as they came with the site, by the key of each document that was changed. */
export function sampleTexts({ content }: Pick<Deps, 'content'>): ReadonlyMap<string, number> {
  const complete = content.complete()
  const shown = documentsOf(complete)
  const untouched = originalKeys({ content })
  const counts = [...documentsOf(content.defaults())].flatMap(([key, original]) => {
    const value = shown.get(key)
    if (!value || untouched.has(key) || complete.off?.has(key)) return []
    const own = new Set(sentencesIn(value))
    return [
      [key, [...new Set(sentencesIn(original))].filter((one) => own.has(one)).length] as const,
    ]
  })
  return new Map(counts.filter(([, count]) => count > 0))
}

/** Of what is not hidden. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().split(/\s+/).length < WORDS_MIN ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  if ('hidden' in value && value.hidden === true) return []
  return Object.values(value).flatMap(sentencesIn)
}
