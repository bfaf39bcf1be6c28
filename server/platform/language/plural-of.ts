import type { IntlMessageFormat } from 'intl-messageformat'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/**
 * The texts of a message with one plural, such as "{count, plural, one {# film} other {# films}}", by plural category, with
 * "#" for the number.
 * @throws Error for any other message
 */
export function pluralOf(format: IntlMessageFormat): Record<string, string> {
  const elements = format.getAst()
  const plural = elements.find((element) => 'pluralType' in element)
  if (!plural || !('options' in plural)) throw new Error('This message has no plural.')
  const before = textOf(elements.slice(0, elements.indexOf(plural)))
  const after = textOf(elements.slice(elements.indexOf(plural) + 1))
  return Object.fromEntries(
    Object.entries(plural.options).map(([category, { value }]) => [
      category,
      before + textOf(value) + after,
    ]),
  )
}

/** Only "#" has neither a value nor options. */
function textOf(elements: Element[]) {
  return elements.map((element) => ('value' in element ? element.value : '#')).join('')
}
