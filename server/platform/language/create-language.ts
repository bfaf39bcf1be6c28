import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '#model/language/language.ts'
import { pluralOf } from './plural-of.ts'

type Values = Record<string, string | number>

/** A language with its translations; what they lack or spoil is English. `isScripted`: shown by scripts. */
export function createLanguage(
  tag: string,
  messages: Language['messages'] = {},
  isScripted: (text: string) => boolean = () => true,
): Language {
  const formats = new Map<string, IntlMessageFormat>()

  function formatOf(text: string) {
    const known = formats.get(text)
    if (known) return known
    const format = new IntlMessageFormat(text, tag)
    formats.set(text, format)
    return format
  }

  function format(text: string, values?: Values) {
    // Most messages have neither values nor plurals.
    return text.includes('{') ? String(formatOf(text).format(values)) : text
  }

  /** With the translation, or with the English text if there is none or it cannot be used. */
  function translated<Result>(message: string, use: (text: string) => Result) {
    const translation = Object.hasOwn(messages, message) ? messages[message] : ''
    if (!translation) return use(message)
    try {
      return use(translation)
    } catch {
      return use(message)
    }
  }

  return {
    tag,
    messages,
    scripted: Object.fromEntries(Object.entries(messages).filter(([text]) => isScripted(text))),
    direction: directionOf(tag),
    t: (message, values) => translated(message, (text) => format(text, values)),
    plural: (message) => translated(message, (text) => pluralOf(formatOf(text))),
  }
}

/** The scripts of living languages that are written from right to left (ISO 15924). */
const fromRight = [
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]

/** By the script: not every runtime has `getTextInfo`. */
function directionOf(tag: string) {
  const { script = '' } = new Intl.Locale(tag).maximize()
  return fromRight.includes(script) ? 'rtl' : 'ltr'
}
