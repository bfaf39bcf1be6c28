import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { calloutLabel } from '#model/blog/callout.ts'

/** The part of the mdast format that posts use, and our two kinds of nodes: callout and embed. */
export type MarkdownNode = {
  type: string
  children?: MarkdownNode[]
  value?: string
  depth?: number
  url?: string
  title?: string | null
  alt?: string | null
  lang?: string | null
  meta?: string | null
  ordered?: boolean | null
  start?: number | null
  spread?: boolean | null
  checked?: boolean | null
  align?: (string | null)[] | null
  /** Of a callout. */
  kind?: string
  position?: { start: { offset?: number } }
}

/** The same parser as the server's (server/features/markdown/render-markdown.ts). */
const parser = unified().use(remarkParse).use(remarkGfm)

const format = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '_',
  strong: '*',
  fence: '`',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  setext: false,
} as const

/** Nodes that remark has no name for. */
const handlers = {
  callout: writeCallout,
  embed: (node: MarkdownNode) => node.url ?? '',
}

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { ...format, handlers: handlers as object })

export function parseMarkdown(markdown: string) {
  return parser.parse(markdown) as MarkdownNode
}

export function writeMarkdown(children: MarkdownNode[]) {
  return writer.stringify({ type: 'root', children } as never).trimEnd()
}

type WriterState = {
  containerFlow: (node: MarkdownNode, info: object) => string
  indentLines: (
    value: string,
    map: (line: string, index: number, blank: boolean) => string,
  ) => string
  createTracker: (info: object) => {
    move(text: string): string
    shift(by: number): void
    current(): object
  }
  enter: (name: string) => () => void
}

function writeCallout(node: MarkdownNode, _parent: unknown, state: WriterState, info: object) {
  const exit = state.enter('blockquote')
  const tracker = state.createTracker(info)
  tracker.move('> ')
  tracker.shift(2)
  const text = state.containerFlow(node, tracker.current())
  exit()
  // Only text may follow the label directly: a rule would make a heading of it.
  const gap = node.children?.[0]?.type === 'paragraph' ? '\n' : '\n\n'
  return state.indentLines(
    `${calloutLabel(node.kind ?? '')}${gap}${text}`,
    (line, _index, blank) => `>${blank ? '' : ' '}${line}`,
  )
}
