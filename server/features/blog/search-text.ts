import { likePattern } from '#server/platform/db/like.ts'

/** What `q` of the blog is looked for in: title and summary, folded (specification 5). */
export function searchText(title: string, summary: string) {
  return `${fold(title)}\n${fold(summary)}`
}

/** A LIKE pattern that finds `q` anywhere; its own % and _ are plain characters. Escape: backslash. */
export function searchPattern(q: string) {
  return likePattern(fold(q))
}

/** Folded here because SQLite's lower() knows only a-z, and PostgreSQL's depends on its locale. */
function fold(text: string) {
  return (
    text
      .replaceAll(String.fromCharCode(0), ' ')
      .normalize('NFKC')
      // Upper case first makes one of "ß" and "SS", and of the sigmas.
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replaceAll('i\u0307', 'i')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
