import type { Plural } from '#ui/plural.ts'

/** Values of a message, by the names of its placeholders. */
export type MessageValues = Record<string, string | number>

/** The language of the site's words (as model/language has it). */
export type Language = {
  /** BCP 47, for Intl and the attribute `lang`. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** A message by its English text, which is shown where it has no translation. */
  t: (message: string, values?: MessageValues) => string
  /** What a message of one plural says in each plural category; on the server alone. */
  plural: (message: string) => Plural
}

/** Id of the page's element with the messages that scripts show, as JSON; English pages have none. */
export const MESSAGES_ID = 'messages'

/** The language of the page in the browser; English on the server, which hands its own down (ui/language-context.ts). */
export const pageLanguage: Language = readPage()

function readPage(): Language {
  const isBrowser = typeof document !== 'undefined'
  const tag = (isBrowser && document.documentElement.lang) || 'en'
  const stored = isBrowser ? document.getElementById(MESSAGES_ID)?.textContent : null
  const messages: Record<string, string> = stored ? JSON.parse(stored) : {}
  return {
    tag,
    direction: isBrowser && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    t: (message, values) => fill(messages[message] ?? message, values),
    plural: (message) => ({ other: message }),
  }
}

/** Replaces "{name}" by its value. Messages of scripts have no plurals. */
function fill(text: string, values: MessageValues = {}) {
  return text.replace(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found))
}
