import { useLanguage } from '#ui/language-context.ts'
import { type Plural, pluralText } from '#ui/plural.ts'

/** What a count says, where a script changes it later. */
export function Counted({ count, texts }: { count: number; texts: Plural }) {
  return pluralText(count, texts, useLanguage().tag)
}
