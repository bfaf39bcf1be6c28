/** Marks an English text as a message that is translated where it is shown, for `npm run messages`. */
export function message<Text extends string>(text: Text) {
  return text
}
