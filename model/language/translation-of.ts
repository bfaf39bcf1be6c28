import type { Language } from './language.ts'

/** The translation of a finished text that may be a message; other texts are returned as they are. */
export function translationOf(text: string, { messages }: Pick<Language, 'messages'>) {
  return (Object.hasOwn(messages, text) && messages[text]) || text
}
