import type { BlockOf, Page } from '#blocks/schema.ts'
import type { Site } from '#model/content/site.ts'
import type { Fault } from './faults.ts'

type CoreValues = BlockOf<'core-values'>['values']

/** Checks that the core values spell the agency's name (specification 2.6). */
export function checkCoreValues(pages: ReadonlyMap<string, Page>, { name }: Site): Fault[] {
  return [...pages.values()].flatMap((page) =>
    page.blocks.flatMap((block, index) =>
      block.type === 'core-values'
        ? faultsOf(block.values, name).map(({ path, sentence }) => ({
            document: `page:${page.id}`,
            path: `blocks.${index}.${path}`,
            sentence,
          }))
        : [],
    ),
  )
}

function faultsOf(values: CoreValues, name: string) {
  const expected = [...name.replaceAll(' ', '').toUpperCase()]
  if (values.length !== expected.length) {
    const sentence = `there are ${values.length}, but "${name}" has ${expected.length} letters.`
    return [{ path: 'values', sentence }]
  }
  return values.flatMap(({ letter, title }, index) => {
    const path = `values.${index}`
    if (letter !== expected[index]) {
      const sentence = `"${letter}" must be "${expected[index]}", so that they spell "${name}".`
      return [{ path: `${path}.letter`, sentence }]
    }
    if (!title.toUpperCase().startsWith(letter)) {
      return [{ path: `${path}.title`, sentence: `"${title}" must begin with "${letter}".` }]
    }
    return []
  })
}
