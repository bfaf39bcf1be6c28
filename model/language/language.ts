/** The language that the messages are written in, and for whatever another one lacks. */
export const SOURCE_LANGUAGE = 'en'

/** The language of the site's words, as the server knows it. */
export type Language = {
  /** BCP 47, for Intl and the attribute `lang`. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** Its translations by their English texts; empty for English. */
  messages: Readonly<Record<string, string>>
  /** Those of them that scripts show. */
  scripted: Readonly<Record<string, string>>
  /** A message by its English text, in ICU MessageFormat, with the values of its placeholders. */
  t(message: string, values?: Record<string, string | number>): string
  /** What a message of one plural says in each of the language's plural categories, with "#" for the number. */
  plural(message: string): Record<string, string>
}
