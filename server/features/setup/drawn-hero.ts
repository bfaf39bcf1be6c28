import { isDeepStrictEqual } from 'node:util'
import type { Page } from '#blocks/schema.ts'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import type { Deps } from '#server/deps.ts'

/** A page whose opening has a drawing in place of the sample's film. */
export function withDrawnHero<Value>(
  { content }: Pick<Deps, 'content'>,
  key: string,
  value: Value,
): Value {
  const films = (content.defaults().pages.get(key.slice('page:'.length))?.blocks ?? []).filter(
    isFilmHero,
  )
  const page = value as Page
  const blocks = page.blocks.map((block) => {
    if (!isFilmHero(block)) return block
    const isSample = films.some(({ video }) =>
      isDeepStrictEqual(withoutEntryIds(video), withoutEntryIds(block.video)),
    )
    if (!isSample) return block
    const { video: _, ...rest } = block
    return { ...rest, layout: 'drawing' as const }
  })
  const isSame = blocks.every((block, index) => block === page.blocks[index])
  return isSame ? value : ({ ...page, blocks } as Value)
}

function isFilmHero(block: Page['blocks'][number]) {
  return block.type === 'hero' && block.layout === 'film'
}

/** Keys of the pages that open with the sample's film. */
export function heroesIn({ content }: Pick<Deps, 'content'>) {
  return [...content.complete().pages].flatMap(([id, page]) => {
    const key = `page:${id}`
    return withDrawnHero({ content }, key, page) === page ? [] : key
  })
}
