/** A text for visitors: a message by its English text, in ICU MessageFormat, with its values. */
export type Message = { text: string; values?: Record<string, string | number> }

/** Marks an English text as a message that is translated where it is shown, for `npm run messages`. */
export function message<Text extends string>(text: Text) {
  return text
}
