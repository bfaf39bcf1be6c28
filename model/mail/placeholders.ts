const placeholder = /\{([^{}]*)\}/g

/** Replaces "{name}" and "{name|fallback}" by what `find` says; null leaves it as it is. */
export function replacePlaceholders(
  text: string,
  find: (name: string, fallback: string | undefined) => string | null,
) {
  return text.replace(placeholder, (found, inside: string) => {
    const { name, fallback } = partsOf(inside)
    return find(name, fallback) ?? found
  })
}

/**
 * Replaces "{name}" by its value, and "{name|fallback}" by the fallback if there is no value; values are not searched for
 * placeholders themselves.
 */
export function fillPlaceholders(text: string, values: Record<string, string>) {
  return replacePlaceholders(text, (name, fallback) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : null
    return value || (fallback ?? value)
  })
}

/** The first placeholder of a text that is not one of `known`; undefined if there is none. */
export function unknownPlaceholder(text: string, known: readonly string[]) {
  return placeholdersIn(text)
    .map(({ name }) => name)
    .find((name) => !known.includes(name))
}

/** All placeholders of a text. */
export function placeholdersIn(text: string) {
  return [...text.matchAll(placeholder)].map(([, inside = '']) => partsOf(inside))
}

function partsOf(inside: string) {
  const bar = inside.indexOf('|')
  return bar < 0
    ? { name: inside, fallback: undefined }
    : { name: inside.slice(0, bar), fallback: inside.slice(bar + 1) }
}
