import { joinTags, TAGS_MAX } from '#model/blog/post-form.ts'

/** Characters of an excerpt that is taken from the text. */
const BEGINNING = 200

/** Text of any kind as a line that can be stored. */
export function oneLine(text: string) {
  return text
    .replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A line as far as it fits. */
export function cut(text: string, max: number) {
  // A character may be cut in half.
  return oneLine(oneLine(text).slice(0, max))
}

/** A line, or nothing if it does not fit. */
export function fitting(text: string, max: number) {
  const line = oneLine(text)
  return line.length > max ? '' : line
}

/** Those that fit into the field of a post, in which they are separated by commas. */
export function fittingTags(tags: string[]) {
  const kept: string[] = []
  for (const tag of new Set(
    tags.map((each) => oneLine(each.replaceAll(',', ' '))).filter(Boolean),
  )) {
    if (joinTags([...kept, tag]).length <= TAGS_MAX) kept.push(tag)
  }
  return kept
}

/** The beginning of an article as a line of text, cut after a word. */
export function beginningOf(markdown: string) {
  const text = oneLine(
    markdown
      .slice(0, 10 * BEGINNING)
      .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(?:#+|[-*>]|\d+\.)\s/gm, '')
      .replace(/[*_`]{1,3}/g, '')
      .replace(/\\([\\`*_[\]#.!~<>-])/g, '$1'),
  )
  return text.length <= BEGINNING ? text : `${cut(text, BEGINNING).replace(/\s+\S*$/, '')}…`
}
