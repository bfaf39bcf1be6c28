const LENGTH_MAX = 30
const WORDS_MAX = 3

/** Letters of any script with their marks, joined by hyphens or apostrophes; a full stop only after an initial. */
const word = /^(?:\p{L}\p{M}{0,2}\.|(?:\p{L}\p{M}{0,2}|['’-](?=\p{L}))+)$/u

/**
 * The name for a greeting to an unverified address, or null if it could be anything but a name, such as a message or
 * a link.
 */
export function plainName(name: string) {
  const words = name.trim().split(/ +/)
  const isPlain = name.length <= LENGTH_MAX && words.length <= WORDS_MAX
  return isPlain && words.every((each) => word.test(each)) ? words.join(' ') : null
}
