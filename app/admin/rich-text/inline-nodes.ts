import type { JSONContent } from '@tiptap/core'
import type { MarkdownNode } from './markdown-tree.ts'

type Mark = { type: string; attrs?: Record<string, unknown> }
/** A piece of text, or a break if `text` is null. */
type Piece = { text: string | null; marks: Mark[] }

/** Kinds of marks, the outermost first where several have the same extent. */
const order = ['link', 'bold', 'italic', 'strike']

/** Text with marks as nested Markdown nodes. */
export function inlineNodes(content: JSONContent[]): MarkdownNode[] {
  const pieces = trimEnds(content.flatMap(piecesOf))
  for (const type of order) trimMark(pieces, type)
  return nest(pieces)
}

/** Splits off leading and trailing whitespace, at which Markdown's marks can neither begin nor end. */
function piecesOf({ type, text = '', marks = [] }: JSONContent): Piece[] {
  if (type === 'hardBreak') return [{ text: null, marks: [] }]
  const kept = marks as Mark[]
  if (kept.some((mark) => mark.type === 'code')) return [{ text, marks: kept }]
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
  return [before, middle, after]
    .filter((part) => part !== '')
    .map((part) => ({ text: part.replaceAll('\n', ' '), marks: [...kept] }))
}

/** Without whitespace and breaks at the ends of a paragraph and around its breaks, which Markdown drops. */
function trimEnds(pieces: Piece[]): Piece[] {
  const isGap = (piece: Piece | undefined) => !piece || piece.text === null
  const kept = pieces.filter((piece, index) => {
    if (!isSpace(piece)) return true
    const before = pieces.slice(0, index).findLast((other) => !isSpace(other))
    const after = pieces.slice(index + 1).find((other) => !isSpace(other))
    return !isGap(before) && !isGap(after)
  })
  const first = kept.findIndex(({ text }) => text !== null)
  const last = kept.findLastIndex(({ text }) => text !== null)
  return first < 0 ? [] : kept.slice(first, last + 1)
}

function isSpace({ text, marks }: Piece) {
  return text !== null && text.trim() === '' && !marks.some(({ type }) => type === 'code')
}

/** Takes a mark off whitespace and breaks at the ends of its extent. */
function trimMark(pieces: Piece[], type: string) {
  const has = (piece: Piece | undefined) => piece?.marks.some((mark) => mark.type === type)
  const strip = (piece: Piece) => {
    piece.marks = piece.marks.filter((mark) => mark.type !== type)
  }
  pieces.forEach((piece, index) => {
    if (isSpace(piece) && has(piece) && !has(pieces[index - 1])) strip(piece)
  })
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = pieces[index]
    if (piece && isSpace(piece) && has(piece) && !has(pieces[index + 1])) strip(piece)
  }
}

function nest(pieces: Piece[]): MarkdownNode[] {
  const nodes: MarkdownNode[] = []
  let index = 0
  while (index < pieces.length) {
    const outer = outermost(pieces, index)
    if (!outer) {
      nodes.push(leaf(pieces[index] as Piece))
      index += 1
      continue
    }
    const inside = pieces.slice(index, outer.end).map((piece) => without(piece, outer.mark))
    nodes.push(wrap(outer.mark, nest(inside)))
    index = outer.end
  }
  return merged(nodes)
}

/** The mark of a piece that extends furthest, and where it ends. */
function outermost(pieces: Piece[], start: number) {
  const marks = (pieces[start]?.marks ?? []).filter(({ type }) => order.includes(type))
  marks.sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
  let longest: { mark: Mark; end: number } | null = null
  for (const mark of marks) {
    let end = start + 1
    while (pieces[end]?.marks.some((other) => isSame(other, mark))) end += 1
    if (!longest || end > longest.end) longest = { mark, end }
  }
  return longest
}

function isSame(one: Mark, other: Mark) {
  return (
    one.type === other.type &&
    one.attrs?.href === other.attrs?.href &&
    (one.attrs?.title ?? null) === (other.attrs?.title ?? null)
  )
}

function without({ text, marks }: Piece, mark: Mark): Piece {
  return { text, marks: marks.filter((other) => other.type !== mark.type) }
}

const wrappers: Record<string, string> = { bold: 'strong', italic: 'emphasis', strike: 'delete' }

function wrap({ type, attrs = {} }: Mark, children: MarkdownNode[]): MarkdownNode {
  if (type !== 'link') return { type: wrappers[type] ?? type, children }
  return {
    type: 'link',
    url: String(attrs.href ?? ''),
    title: (attrs.title as string | null | undefined) ?? null,
    children,
  }
}

function leaf({ text, marks }: Piece): MarkdownNode {
  if (text === null) return { type: 'break' }
  const isCode = marks.some(({ type }) => type === 'code')
  return { type: isCode ? 'inlineCode' : 'text', value: text }
}

/** Neighbouring texts and neighbouring code as one. */
function merged(nodes: MarkdownNode[]) {
  const result: MarkdownNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (last?.type === node.type && (node.type === 'text' || node.type === 'inlineCode')) {
      last.value = `${last.value}${node.value}`
    } else result.push({ ...node })
  }
  return result
}
