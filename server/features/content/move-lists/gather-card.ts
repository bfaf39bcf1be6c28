import { type CaseCard, caseCardSchema } from '#model/content/case.ts'
import type { Fields } from '#model/content/form/json-schema.ts'
import { ownCards } from './case-sections.ts'

/** The card of a case study at this path from the sections that show it, the most complete first; null if they have too little. */
export function gatherCard(sections: readonly Fields[], path: string): CaseCard | null {
  const found = (type: string): Fields | undefined =>
    sections
      .filter((section) => section.type === type)
      .flatMap(ownCards)
      .find(({ href }) => href === path)
  const [listed, large, small] = ['case-index', 'projects', 'related-cases'].map(found)
  const parts = [listed, large, small].filter((part) => part !== undefined)
  const first = (name: string) => parts.find((part) => part[name] !== undefined)?.[name]
  const description = large?.description ?? small?.description
  const line = listed?.line ?? description
  const results = large?.results ?? (small?.result === undefined ? undefined : [small.result])
  const { data } = caseCardSchema.safeParse({
    ...{ name: first('title'), category: first('category'), line },
    ...(description !== line && { description }),
    ...{ lambda: first('lambda') ?? hueOfPage, image: first('image') },
    ...(listed?.change !== undefined && { change: listed.change }),
    ...(results !== undefined && { results }),
  })
  return data ?? null
}

/** The middle of the spectrum, where no card has a hue. */
const hueOfPage = 520
