import type { BlockOf, Page } from '#blocks/contracts.ts'
import type { Site } from '#model/site.ts'

type CoreValues = BlockOf<'core-values'>['values']

/** The core values spell the agency's name (specification 2.6); `fileOf` says where a page stands. */
export function checkCoreValues(
  pages: ReadonlyMap<string, Page>,
  { name }: Site,
  fileOf: (pageId: string) => string,
): string[] {
  return [...pages.values()].flatMap((page) =>
    page.blocks.flatMap((block, index) =>
      block.type === 'core-values'
        ? faultsOf(block.values, name).map(
            (fault) => `${fileOf(page.id)}, blocks[${index}].${fault}`,
          )
        : [],
    ),
  )
}

function faultsOf(values: CoreValues, name: string) {
  const wanted = [...name.replaceAll(' ', '').toUpperCase()]
  if (values.length !== wanted.length) {
    return [`values: there are ${values.length}, but "${name}" has ${wanted.length} letters.`]
  }
  return values.flatMap(({ letter, title }, index) => {
    const place = `values[${index}]`
    if (letter !== wanted[index]) {
      return [
        `${place}.letter: "${letter}" must be "${wanted[index]}", so that they spell "${name}".`,
      ]
    }
    if (!title.toUpperCase().startsWith(letter)) {
      return [`${place}.title: "${title}" must begin with "${letter}".`]
    }
    return []
  })
}
