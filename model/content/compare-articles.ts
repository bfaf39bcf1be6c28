import { diffArrays } from 'diff'

/** A part of an article: `same` counts its unchanged blocks; otherwise its Markdown before and after, one may be empty. */
export type ArticlePart = { same: number } | { before: string; after: string; pictures: Pictures }

/** The paths of the pictures that only one version has. */
type Pictures = { before: string[]; after: string[] }

/** Milliseconds; a text in which nothing is the same takes far longer. */
const TIMEOUT = 500

const FENCE = /^ {0,3}(```|~~~)/

/** What differs between two versions of an article, by blocks: paragraphs, headings, lists, code. */
export function compareArticles(before: string, after: string): ArticlePart[] {
  const chunks = diffArrays(blocksOf(before), blocksOf(after), { timeout: TIMEOUT })
  if (!chunks) return [changed(before, after)]
  const parts: ArticlePart[] = []
  let removed = ''
  for (const [index, { value, added, removed: isRemoved }] of chunks.entries()) {
    const text = value.join('\n\n')
    const next = chunks[index + 1]
    if (isRemoved && next?.added) removed = text
    else if (isRemoved) parts.push(changed(text, ''))
    else if (added) {
      parts.push(changed(removed, text))
      removed = ''
    } else parts.push({ same: value.length })
  }
  return parts
}

/** The text at its blank lines, except within code. */
function blocksOf(markdown: string) {
  const blocks: string[][] = [[]]
  let isCode = false
  for (const line of markdown.replaceAll('\r\n', '\n').split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    if (line.trim() === '' && !isCode) blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
}

function changed(before: string, after: string): ArticlePart {
  const [had, has] = [picturesOf(before), picturesOf(after)]
  const pictures = {
    before: had.filter((src) => !has.includes(src)),
    after: has.filter((src) => !had.includes(src)),
  }
  return { before, after, pictures }
}

function picturesOf(markdown: string) {
  return [...markdown.matchAll(/!\[[^\]]*\]\(<?([^)>\s]+)/g)].map(([, src = '']) => src)
}
