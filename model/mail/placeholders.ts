const placeholder = /\{([^{}]*)\}/g

/** Replaces "{name}" by its value; values are not searched for placeholders themselves. */
export function fillPlaceholders(text: string, values: Record<string, string>) {
  return text.replace(placeholder, (found, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : found,
  )
}

/** The first placeholder of a text that is not one of `known`; undefined if there is none. */
export function unknownPlaceholder(text: string, known: readonly string[]) {
  return [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .find((name) => !known.includes(name))
}
