import { placeholdersIn, replacePlaceholders } from '#model/mail/placeholders.ts'

/** What an issue may say of its reader, by placeholder: the column. */
export const personalFields = { 'first name': 'first_name', company: 'company' } as const

export type PersonalField = keyof typeof personalFields

export const personalFieldsHint =
  'Here, in the subject and in the text, {first name|there} and {company|your company} name the reader; after the bar is what others read.'

/** Code in Markdown, where braces are what they are. */
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/

/** A word in braces, as opposed to code. */
const word = /^\p{L}[\p{L}\p{N} _-]*$/u

/** Replaces the personal fields of a text outside of code. */
export function replaceFields(
  text: string,
  find: (field: PersonalField, fallback: string) => string,
) {
  return outsideCode(text, (part) =>
    replacePlaceholders(part, (name, fallback = '') =>
      isPersonalField(name) ? find(name, fallback) : null,
    ),
  )
}

/** A text for nobody in particular. */
export function withFallbacks(text: string) {
  return replaceFields(text, (_, fallback) => fallback)
}

/** What is wrong with the placeholders of a text, as a sentence; undefined if nothing is. */
export function fieldError(text: string) {
  let error: string | undefined
  outsideCode(text, (part) => {
    for (const { name, fallback } of placeholdersIn(part)) {
      if (!word.test(name)) continue
      if (!isPersonalField(name)) {
        error ??= `“{${name}}” is not known. Use {first name|there} or {company|your company}`
      } else if (fallback === undefined) {
        error ??= `Say what stands there for readers without: {${name}|…} in place of {${name}}`
      }
    }
    return part
  })
  return error
}

function outsideCode(text: string, change: (part: string) => string) {
  return text
    .split(code)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}

function isPersonalField(name: string): name is PersonalField {
  return Object.hasOwn(personalFields, name)
}
