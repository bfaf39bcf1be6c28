import { likePattern } from '#server/platform/db/like.ts'

/** The text that `q` searches: title and summary, folded. */
export function searchText(title: string, summary: string) {
  return `${fold(title)}\n${fold(summary)}`
}

/** A LIKE pattern that finds `q` anywhere, with its % and _ escaped by backslash. */
export function searchPattern(q: string) {
  return likePattern(fold(q))
}

/** `q` as it occurs in a search text. */
export function foldedText(q: string) {
  return fold(q)
}

/** Not done in SQL, because SQLite's lower() handles only a-z and PostgreSQL's depends on the locale. */
function fold(text: string) {
  return (
    text
      .replaceAll(String.fromCharCode(0), ' ')
      .normalize('NFKC')
      // Upper case first, to make "ß" and "SS" equal, and the sigmas.
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replaceAll('i\u0307', 'i')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
