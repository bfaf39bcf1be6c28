/** The classes that an element and its ancestors must have for a selector to match. */
export function neededClasses(selector: string): string[] {
  const found = withoutFunctions(selector).matchAll(/\.((?:\\.|[\w-])+)/g)
  return [...found].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
}

/**
 * Removes the arguments of :is(), :not() and the like, which do not have to be on the page. The only argument of :is(),
 * :where() or :has() has to be.
 */
function withoutFunctions(selector: string): string {
  const opening = /(?<!\\)(?:\\\\)*\(/.exec(selector)
  if (!opening) return selector
  const start = opening.index + opening[0].length
  const { end, isSingle } = argumentsAt(selector, start)
  const before = selector.slice(0, start - 1)
  const isNeeded = isSingle && /:(?:is|where|has)$/.test(before)
  return (
    before +
    (isNeeded ? withoutFunctions(selector.slice(start, end)) : '') +
    withoutFunctions(selector.slice(end + 1))
  )
}

/** Where the arguments that begin at a position end, and whether there is one only. */
function argumentsAt(selector: string, start: number) {
  let depth = 1
  let isSingle = true
  for (let index = start; index < selector.length; index++) {
    const character = selector[index]
    if (character === '\\') index++
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return { end: index, isSingle }
    else if (character === ',' && depth === 1) isSingle = false
  }
  return { end: selector.length, isSingle }
}
