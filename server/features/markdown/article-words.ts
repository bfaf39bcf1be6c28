import { english, type Translate } from '#model/language/english.ts'
import type { Language } from '#model/language/language.ts'
import { message } from '#model/language/message.ts'

/** Translations of the words that are added to articles and issues, by their English texts. */
export type ArticleWords = Readonly<Record<string, string>>

const texts = [
  message('Note'),
  message('Tip'),
  message('Warning'),
  message('Table'),
  message('Value'),
  message('Video on {provider}'),
  message('Play the video here'),
  message('Loads the player of {provider}, which learns your IP address.'),
  message('Watch it on {provider}'),
  message('Footnotes'),
  message('Back to reference {number}'),
]

/** As a thread can be given them. */
export function articleWords({ messages }: Pick<Language, 'messages'>): ArticleWords {
  return Object.fromEntries(
    texts.flatMap((text) => {
      const translation = Object.hasOwn(messages, text) && messages[text]
      return translation ? [[text, translation]] : []
    }),
  )
}

/** English for what has no translation. */
export function translateWith(words: ArticleWords): Translate {
  return (text, values) => english(words[text] ?? text, values)
}
