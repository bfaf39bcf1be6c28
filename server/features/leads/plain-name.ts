const LENGTH_MAX = 30
const WORDS_MAX = 3

/** Letters of any script with their marks, joined by hyphens or apostrophes; a full stop only behind an initial. */
const word = /^(?:\p{L}\p{M}{0,2}\.|(?:\p{L}\p{M}{0,2}|['’-](?=\p{L}))+)$/u

/**
 * The name as a greeting may carry it to an address that nobody has proven: it can be nothing but a name. Null for
 * whatever could be a message or become a link.
 */
export function plainName(name: string) {
  const words = name.trim().split(/ +/)
  const isPlain = name.length <= LENGTH_MAX && words.length <= WORDS_MAX
  return isPlain && words.every((each) => word.test(each)) ? words.join(' ') : null
}
