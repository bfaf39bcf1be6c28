/** Whether folded text has words that begin with each of these. */
export function hasEveryWord(text: string, words: string[]) {
  return words.every((word) => startOf(text, word) >= 0)
}

/** Where the first word of a text begins that starts with `word`; -1 if there is none. */
function startOf(text: string, word: string) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}\p{M}]/u.test(text.charAt(at - 1))) return at
  }
  return -1
}
