/** What a count says, by its plural category (Intl.PluralRules), with "#" for the number. */
export type Plural = { readonly [category: string]: string }

export function pluralText(count: number, texts: Plural, tag: string) {
  const text = texts[new Intl.PluralRules(tag).select(count)] ?? texts.other ?? '#'
  return text.replace('#', count.toLocaleString(tag))
}
